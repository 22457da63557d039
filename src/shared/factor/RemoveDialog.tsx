import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { secondFactor } from '#contract/secondFactor.ts';
import { send } from '#src/shared/api/send.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { useFactorChange } from './useSecondFactor.ts';

interface RemoveDialogProps {
  what: string;
  /** Without it the authenticator app is removed. */
  passkeyId?: string;
  onClose: () => void;
}

/** Confirms the removal of a passkey or of the app. */
export function RemoveDialog({ what, passkeyId, onClose }: RemoveDialogProps) {
  const toasts = useToasts();
  const removal = useFactorChange(
    () =>
      passkeyId
        ? send(secondFactor.removePasskey, { params: { id: passkeyId } })
        : send(secondFactor.removeAuthenticator),
    ({ message }) => {
      toasts.success(message);
      onClose();
    },
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="remove-factor">
      <DialogTitle id="remove-factor">{copy.remove.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          <strong>{what}</strong>. {copy.remove.last}
        </DialogContentText>
        <ErrorAlert id="remove-factor-error" error={removal.error} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={onClose} sx={tall}>
          {sharedCopy.cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={removal.isPending}
          onClick={() => removal.mutate(undefined)}
          sx={tall}
        >
          {copy.remove.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const tall = { minHeight: 44 } as const;
