import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type Cents, groupDollars } from '#contract/money.ts';
import { copy } from './copy.ts';

interface CancelDialogProps {
  amountCents: Cents;
  isPending: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

export function CancelDialog({ amountCents, isPending, onKeep, onCancel }: CancelDialogProps) {
  const { title, text, keep } = copy.cancelling;
  return (
    <Dialog
      open
      onClose={() => !isPending && onKeep()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="cancel-title"
    >
      <DialogTitle id="cancel-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text(groupDollars(amountCents))}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onKeep} disabled={isPending}>
          {keep}
        </Button>
        <Button variant="contained" color="error" onClick={onCancel} disabled={isPending}>
          {copy.list.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
