import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from '#contract/messages.ts';
import { copy } from './copy.ts';
import { MailHint } from './MailHint.tsx';

const words = copy.register;

interface RegisteredDialogProps {
  onClose: () => void;
}

/** Says that the registration worked and what comes next (S-121 to S-124). */
export function RegisteredDialog({ onClose }: RegisteredDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="registered-title">
      <DialogTitle id="registered-title">{words.done}</DialogTitle>
      <DialogContent>
        <DialogContentText color="text.primary" sx={{ mb: 1.5 }}>
          {messages.registered}
        </DialogContentText>
        <MailHint />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="contained" onClick={onClose}>
          {words.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
