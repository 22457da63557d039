import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from '#src/shared/copy.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';

interface PasswordDialogProps {
  onClose: (isConfirmed: boolean) => void;
}

export function PasswordDialog({ onClose }: PasswordDialogProps) {
  return (
    <Dialog open onClose={() => onClose(false)} maxWidth="xs" fullWidth>
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened this dialog.
    event.stopPropagation();
    if (password === '') return setErrorMessage(messages.inputAllFields);
    setBusy(true);
    try {
      await send(auth.reauthenticate, { body: { password } });
      onClose(true);
    } catch (error) {
      setErrorMessage(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={confirm} noValidate>
      <DialogTitle>{copy.passwordPrompt.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{messages.confirmPassword}</DialogContentText>
        <PasswordField
          id="confirm-password"
          label={copy.passwordPrompt.password}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errorMessage !== undefined}
        />
        {errorMessage && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorMessage}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={() => onClose(false)}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={busy} aria-busy={busy}>
          {busy ? copy.passwordPrompt.confirming : copy.passwordPrompt.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
