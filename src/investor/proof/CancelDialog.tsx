import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { useDiscard } from './useDiscard.ts';

interface CancelDialogProps {
  quoteId: string;
  hasProof: boolean;
  onSubmit: () => void;
  onDiscarded: () => void;
  onClose: () => void;
}

/** Asks before a payment that may be on its way loses its quote. */
export function CancelDialog(props: CancelDialogProps) {
  const { quoteId, hasProof, onSubmit, onDiscarded, onClose } = props;
  const discard = useDiscard(quoteId);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="cancel-title">
      <DialogTitle id="cancel-title">{copy.cancel.title}</DialogTitle>
      <DialogContent>
        <Typography>{hasProof ? copy.cancel.withProof : copy.cancel.text}</Typography>
        <ErrorAlert id="cancel-error" error={discard.error} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="error"
          disabled={discard.isPending}
          onClick={() => discard.mutate(undefined, { onSuccess: onDiscarded })}
          sx={{ mr: 'auto' }}
        >
          {copy.cancel.nothingSent}
        </Button>
        <Button onClick={onClose}>{copy.cancel.stay}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            onSubmit();
          }}
        >
          {hasProof ? copy.proof.submit : copy.cancel.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
