import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutline from '@mui/icons-material/PersonOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { copy } from '#src/admin/copy.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { useThemeToggle } from '#src/shared/theme/ThemeToggle.tsx';

export function AccountMenu() {
  const { user } = useSession();
  if (!user) return null;
  const { fullName } = user;
  return (
    <PopoverButton
      name={copy.account}
      button={{
        color: 'inherit',
        title: fullName,
        sx: { minWidth: 32, minHeight: 32, p: 0.5, borderRadius: '50%' },
        children: (
          <>
            <Avatar fullName={fullName} />
            <Box component="span" sx={readOnly}>
              {`${copy.account}: ${fullName}`}
            </Box>
          </>
        ),
      }}
    >
      {(close) => (
        <Box sx={{ p: 2, width: 280 }}>
          <AccountPanel onLeave={close} />
        </Box>
      )}
    </PopoverButton>
  );
}

const row = {
  fullWidth: true,
  color: 'inherit',
  sx: { px: 1, justifyContent: 'flex-start', fontWeight: 500 },
} as const;

/** Name and email, the theme, the account page and the way out. */
export function AccountPanel({ onLeave }: { onLeave?: () => void }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const theme = useThemeToggle();
  if (!user) return null;
  return (
    <>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {user.fullName}
      </Typography>
      <Typography noWrap variant="body2" color="text.secondary" title={user.email}>
        {user.email}
      </Typography>
      <Divider sx={{ my: 1.5 }} />
      <Button
        component={Link}
        to={listPath('account')}
        onClick={onLeave}
        startIcon={<PersonOutline />}
        {...row}
      >
        {copy.tabs.account}
      </Button>
      <Button onClick={theme.turn} startIcon={theme.icon} {...row}>
        {theme.label}
      </Button>
      <Button onClick={signOut} startIcon={<LogoutOutlined />} {...row}>
        {copy.signOut}
      </Button>
    </>
  );
}
