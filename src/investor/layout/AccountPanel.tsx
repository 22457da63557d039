import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { groupFigure } from '#contract/money.ts';
import { balancesOf, type User } from '#contract/userRecord.ts';
import { copy } from '#src/investor/copy.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

interface AccountPanelProps {
  id: string;
  user: User;
  onNavigate: () => void;
}

export function AccountPanel({ id, user, onNavigate }: AccountPanelProps) {
  const { data } = useProfile();
  const signOut = useSignOut();
  return (
    <Paper
      id={id}
      elevation={8}
      sx={{
        position: 'absolute',
        right: 0,
        top: 'calc(100% + 8px)',
        width: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{user.userName}</Typography>
      <Typography variant="body2" color="text.secondary">
        {user.email}
      </Typography>
      <Divider sx={{ my: 1.5 }} />
      <Typography variant="caption" color="text.secondary" sx={{ letterSpacing: '0.06em' }}>
        {copy.layout.availableBalance}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {data
          ? copy.layout.balance(groupFigure(balancesOf(data).availableCents))
          : copy.layout.unknown}
      </Typography>
      <Stack spacing={0.5} sx={{ mt: 1.5 }}>
        <Button component={Link} to="/user/deposit" variant="tonal" onClick={onNavigate}>
          {copy.layout.addFunds}
        </Button>
        <Button
          component={Link}
          to="/user/useracct/profile"
          color="inherit"
          startIcon={<PersonOutlineOutlined />}
          onClick={onNavigate}
          sx={row}
        >
          {copy.pages.account}
        </Button>
        <ThemeChoice />
        <Button
          color="inherit"
          startIcon={<LogoutOutlined />}
          onClick={() => void signOut()}
          sx={row}
        >
          {copy.layout.signOut}
        </Button>
      </Stack>
    </Paper>
  );
}

const row = { justifyContent: 'flex-start', fontWeight: 500 } as const;
