import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from '#contract/messages.ts';
import { copy } from './copy.ts';
import { MailHint } from './MailHint.tsx';

interface RegisteredDialogProps {
  onOk: () => void;
  onCancel: () => void;
}

export function RegisteredDialog({ onOk, onCancel }: RegisteredDialogProps) {
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" aria-labelledby="registered-title">
      <DialogTitle id="registered-title">{copy.register.done}</DialogTitle>
      <DialogContent>
        <DialogContentText color="text.primary" sx={{ mb: 1.5 }}>
          {messages.registered}
        </DialogContentText>
        <MailHint />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>{copy.register.cancel}</Button>
        <Button variant="contained" onClick={onOk}>
          {copy.register.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
