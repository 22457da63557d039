import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { useSession } from '#src/shared/session/useSession.ts';

export function AccountMenu() {
  const { user } = useSession();
  const signOut = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const { fullName, email } = user;
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${copy.account}: ${fullName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44 }}
      >
        <AccountCircleOutlined />
        <Box
          component="span"
          sx={{ ml: 1, display: { xs: 'none', sm: 'inline' }, overflowWrap: 'normal' }}
        >
          {fullName}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': copy.account } }}
      >
        <Box sx={{ p: 2, minWidth: 240 }}>
          <Typography sx={{ fontWeight: 600 }}>{fullName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {email}
          </Typography>
          <Divider sx={{ my: 1.5 }} />
          <Button fullWidth variant="outlined" onClick={signOut}>
            {copy.signOut}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
