import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { groupFigure } from '#contract/money.ts';
import { balancesOf, type User } from '#contract/users.ts';
import { useSignOut } from '#src/shared/access/useSignOut.ts';
import { copy } from '../copy.ts';

interface AccountPanelProps {
  id: string;
  user: User;
  onFollow: () => void;
}

/** Who is signed in, what can be withdrawn, and the ways to the account (S-136 to S-142). */
export function AccountPanel({ id, user, onFollow }: AccountPanelProps) {
  const signOut = useSignOut();
  const words = copy.layout;
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
        {words.availableBalance}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {words.balance(groupFigure(balancesOf(user).availableCents))}
      </Typography>
      <Stack spacing={0.5} sx={{ mt: 1.5 }}>
        <Button component={Link} to="/user/deposit" variant="contained" onClick={onFollow}>
          {words.addFunds}
        </Button>
        <Button component={Link} to="/user/useracct/profile" color="inherit" onClick={onFollow}>
          {copy.places.account}
        </Button>
        <Button color="inherit" onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </Stack>
    </Paper>
  );
}
