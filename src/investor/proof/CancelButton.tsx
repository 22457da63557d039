import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useDiscard } from '#src/investor/payment/useDiscard.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';

// A second tap this soon after a cancelled upload was for the upload, not for the form.
const graceMs = 1000;

interface CancelButtonProps {
  quoteId: string;
  /** The share that a pending submit has sent; undefined without one. */
  progress: number | undefined;
  hasProof: boolean;
  onCancelUpload: () => void;
  onSubmit: () => void;
  onDiscarded: () => void;
}

/** Cancels a pending submit, else asks whether anything was sent. */
export function CancelButton({ progress, onCancelUpload, ...dialog }: CancelButtonProps) {
  const cancelledMs = useRef(Number.NEGATIVE_INFINITY);
  const [isAsking, setIsAsking] = useState(false);
  const click = () => {
    const nowMs = performance.now();
    if (progress !== undefined) {
      cancelledMs.current = nowMs;
      onCancelUpload();
    } else if (nowMs - cancelledMs.current > graceMs) setIsAsking(true);
  };
  const isUploading = progress !== undefined && progress < 1;
  return (
    <>
      <Button size="large" onClick={click}>
        {isUploading ? copy.proof.cancelUpload : sharedCopy.cancel}
      </Button>
      {isAsking && <CancelDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface CancelDialogProps {
  quoteId: string;
  hasProof: boolean;
  onSubmit: () => void;
  onDiscarded: () => void;
  onClose: () => void;
}

/** Asks before a payment that may be on its way loses its quote. */
function CancelDialog(props: CancelDialogProps) {
  const { quoteId, hasProof, onSubmit, onDiscarded, onClose } = props;
  const discard = useDiscard(quoteId);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="cancel-title">
      <DialogTitle id="cancel-title">{copy.cancel.title}</DialogTitle>
      <DialogContent>
        <Typography>{hasProof ? copy.cancel.withProof : copy.cancel.text}</Typography>
        <ErrorAlert id="cancel-error" error={discard.error} />
      </DialogContent>
      <DialogActions sx={actions}>
        <Button
          color="error"
          disabled={discard.isPending}
          onClick={() => discard.mutate(undefined, { onSuccess: onDiscarded })}
        >
          {copy.cancel.nothingSent}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {copy.cancel.stay}
        </Button>
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

// On a phone one below the other, with the safest first.
const actions = {
  flexDirection: { xs: 'column-reverse', tablet: 'row' },
  alignItems: { xs: 'stretch', tablet: 'center' },
  px: 3,
  pb: 2.5,
  '& > :first-of-type': { mr: { tablet: 'auto' }, ml: { tablet: -2 } },
} as const;
