import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { copy } from '#src/admin/copy.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { useSession } from '#src/shared/session/useSession.ts';

export function AccountMenu() {
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user) return null;
  const { fullName, email } = user;
  return (
    <PopoverButton
      name={copy.account}
      button={{
        color: 'inherit',
        'aria-label': `${copy.account}: ${fullName}`,
        sx: { minWidth: 44 },
        children: <ButtonContent fullName={fullName} />,
      }}
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
    </PopoverButton>
  );
}

const ButtonContent = ({ fullName }: { fullName: string }) => (
  <>
    <AccountCircleOutlined />
    <Box
      component="span"
      sx={{ ml: 1, display: { xs: 'none', sm: 'inline' }, overflowWrap: 'normal' }}
    >
      {fullName}
    </Box>
  </>
);
