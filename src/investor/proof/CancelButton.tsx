import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy as paymentCopy } from '#src/investor/payment/copy.ts';
import { useDiscard } from '#src/investor/payment/useDiscard.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';

interface CancelButtonProps {
  quoteId: string;
  isSubmitting: boolean;
  hasProof: boolean;
  onSubmit: () => void;
  onDiscarded: () => void;
}

/** Ends a deposit whose coin was reported as sent, after a question: it may be on its way. */
export function CancelButton({ isSubmitting, ...dialog }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="error" size="small" disabled={isSubmitting} onClick={() => setIsAsking(true)}>
        {paymentCopy.discard.button}
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
