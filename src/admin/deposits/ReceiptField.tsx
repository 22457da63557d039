import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { copy as shared } from '#src/shared/copy.ts';
import { reference } from '#src/shared/format/reference.ts';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';
import type { DepositRecord } from '../provider/records.ts';
import { copy } from './copy.ts';

const words = copy.deposits;

/** Opens the deposit's proof over the list, or says that there is none (S-298). */
export function ReceiptField() {
  const deposit = useRecordContext<DepositRecord>();
  const [open, setOpen] = useState(false);
  if (!deposit?.image) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {words.noReceipt}
      </Typography>
    );
  }
  const name = words.receiptOf(reference(deposit.id));
  return (
    <>
      <Button size="small" aria-label={`${words.view}: ${name}`} onClick={() => setOpen(true)}>
        {words.view}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="md" fullWidth>
        <DialogTitle>{name}</DialogTitle>
        <DialogContent>
          <ReceiptViewer path={deposit.image} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{shared.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
