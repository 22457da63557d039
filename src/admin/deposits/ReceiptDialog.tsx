import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { reference } from '#contract/reference.ts';
import { copy as shared } from '#src/shared/copy.ts';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';
import { copy } from './copy.ts';
import { ReceiptZoom } from './ReceiptZoom.tsx';

interface ReceiptDialogProps {
  /** The deposit's id. */
  id: string;
  path: string;
  close: () => void;
}

/** A proof with all the room that the window has (S-298). */
export function ReceiptDialog({ id, path, close }: ReceiptDialogProps) {
  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth aria-labelledby="receipt-title">
      <DialogTitle id="receipt-title">{copy.deposits.receiptOf(reference(id))}</DialogTitle>
      <DialogContent>
        <ReceiptViewer path={path} frame={(drawn) => <ReceiptZoom keys>{drawn}</ReceiptZoom>} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{shared.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
