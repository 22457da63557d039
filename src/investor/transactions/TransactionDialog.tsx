import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from '../copy.ts';
import { DepositTimeline } from './DepositTimeline.tsx';
import { StatusCell } from './StatusCell.tsx';

interface TransactionDialogProps {
  row: TransactionInCents;
  onClose: () => void;
}

export function TransactionDialog({ row, onClose }: TransactionDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="transaction-title">
      <DialogTitle id="transaction-title">
        {copy.transactions.kinds[row.kind]} {reference(row._id)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
            <Money cents={row.amountCents} signed />
          </Typography>
          <Typography color="text.secondary">
            {row.mode} · <Moment at={row.date} />
          </Typography>
          <StatusCell row={row} />
          {row.kind === 'deposit' && <DepositTimeline depositId={row._id} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
