import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';
import { withdrawalsKey } from './useWithdrawals.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** One withdrawal with its history. */
export function WithdrawalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...withdrawalsKey, 'detail', id],
    queryFn: async ({ signal }) =>
      (await send(withdrawals.ownDetail, { params: { id }, signal })).data,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="withdrawal-title">
      <DialogTitle id="withdrawal-title">{copy.detail.title(reference(id))}</DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        {error && <LoadError error={error} retry={refetch} />}
        {!data && !error && <TransactionSkeleton />}
        {data && <WithdrawalFacts withdrawal={data} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {sharedCopy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
