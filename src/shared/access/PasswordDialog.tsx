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

interface ProofDialogProps {
  /** Says whether the password was given. */
  finish: (given: boolean) => void;
}

/** The dialog that takes the password and proves it to the server. */
export function PasswordDialog({ finish }: ProofDialogProps) {
  return (
    <Dialog open onClose={() => finish(false)} maxWidth="xs" fullWidth>
      <ProofForm finish={finish} />
    </Dialog>
  );
}

function ProofForm({ finish }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = copy.proof;
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    // The form sits inside another form's React tree when a page's dialog is open.
    event.stopPropagation();
    if (password === '') return setProblem(messages.inputAllFields);
    setBusy(true);
    try {
      await send(auth.reauthenticate, { body: { password } });
      finish(true);
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={confirm} noValidate>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{messages.confirmPassword}</DialogContentText>
        <PasswordField
          id="proof-password"
          label={words.password}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem !== undefined}
        />
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => finish(false)}>{copy.cancel}</Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? words.confirming : words.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
