import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { reference } from '#contract/reference.ts';
import type { TransactionInCents } from '#contract/transactions.ts';
import { copy } from '#src/investor/transactions/copy.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';

interface ReceiptDialogProps {
  row: TransactionInCents;
  onClose: () => void;
}

export function ReceiptDialog({ row, onClose }: ReceiptDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="receipt-title">
      <DialogTitle id="receipt-title">
        {copy.columns.receipt} {reference(row._id)}
      </DialogTitle>
      <DialogContent>{row.image && <ReceiptViewer path={row.image} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
