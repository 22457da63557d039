import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSession } from '#src/shared/session/useSession.ts';
import { PriceHistory } from '../chart/PriceHistory.tsx';
import { copy } from '../copy.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { TransactionList } from '../transactions/TransactionList.tsx';
import { useTransactions } from '../transactions/useTransactions.ts';
import { BalanceCard } from './BalanceCard.tsx';

const latestRows = 5;

export function OverviewPage() {
  const { user } = useSession();
  const latest = useTransactions({ pageSize: latestRows });
  if (!user) return null;
  return (
    <Stack spacing={3}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack spacing={0.5}>
          <PageHead tab={copy.overview.tab}>{copy.overview.greeting(user.fullName)}</PageHead>
          <Typography color="text.secondary">{copy.overview.text}</Typography>
        </Stack>
        <Stack direction="row" spacing={1.5}>
          <Button variant="contained" component={Link} to="/user/deposit">
            {copy.pages.deposit}
          </Button>
          <Button variant="outlined" component={Link} to="/user/my-plans">
            {copy.pages.myPlans}
          </Button>
        </Stack>
      </Stack>
      <BalanceCard user={user} />
      <PriceHistory />
      <Card component="section" aria-labelledby="latest">
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2, pb: 1 }}
        >
          <Typography id="latest" variant="h4" component="h2">
            {copy.overview.latest}
          </Typography>
          <Button component={Link} to="/user/transaction">
            {copy.overview.all}
          </Button>
        </Stack>
        <TransactionList transactions={latest} />
      </Card>
    </Stack>
  );
}
