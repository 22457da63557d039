import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { copy } from '../copy.ts';

interface ReceiptCellProps {
  row: TransactionInCents;
  onOpen: () => void;
}

/** A button that opens the receipt of a deposit, if it has one. */
export function ReceiptCell({ row, onOpen }: ReceiptCellProps) {
  const { noProof, view, viewReceipt } = copy.transactions;
  if (row.image) {
    return (
      <Button size="small" aria-label={viewReceipt(reference(row._id))} onClick={onOpen}>
        {view}
      </Button>
    );
  }
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {row.kind === 'deposit' ? noProof : copy.none}
    </Typography>
  );
}
