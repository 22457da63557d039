import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { PageButtons } from '../paging/PageButtons.tsx';
import { useCursors } from '../paging/useCursors.ts';
import { TransactionSkeleton } from '../transactions/TransactionSkeleton.tsx';
import { copy } from './copy.ts';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const pageSize = 10;

export function WithdrawalList() {
  const cursors = useCursors();
  const { data, error, refetch } = useWithdrawals({ pageSize, after: cursors.after });
  return (
    <Card component="section" aria-labelledby="withdrawals">
      <Typography id="withdrawals" variant="h4" component="h2" sx={{ p: 2, pb: 1 }}>
        {copy.list.title}
      </Typography>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <TransactionSkeleton />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {copy.list.empty}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" aria-labelledby="withdrawals" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.data.map((row) => (
            <WithdrawalRow key={row._id} row={row} />
          ))}
        </Box>
      )}
      {data && <PageButtons page={data} cursors={cursors} pageSize={pageSize} />}
    </Card>
  );
}
