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
  onClose: () => void;
}

export function RegisteredDialog({ onClose }: RegisteredDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="registered-title">
      <DialogTitle id="registered-title">{copy.register.done}</DialogTitle>
      <DialogContent>
        <DialogContentText color="text.primary" sx={{ mb: 1.5 }}>
          {messages.registered}
        </DialogContentText>
        <MailHint />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{copy.register.cancel}</Button>
        <Button variant="contained" onClick={onClose}>
          {copy.register.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
