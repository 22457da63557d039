import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { reference } from '#contract/reference.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ReceiptViewer } from '#src/shared/receipt/ReceiptViewer.tsx';
import { copy } from './copy.ts';
import { ReceiptZoom } from './ReceiptZoom.tsx';

interface ReceiptDialogProps {
  depositId: string;
  path: string;
  close: () => void;
}

export function ReceiptDialog({ depositId, path, close }: ReceiptDialogProps) {
  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth aria-labelledby="receipt-title">
      <DialogTitle id="receipt-title">{copy.deposits.receiptOf(reference(depositId))}</DialogTitle>
      <DialogContent>
        <ReceiptViewer path={path} frame={(drawn) => <ReceiptZoom>{drawn}</ReceiptZoom>} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{sharedCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
