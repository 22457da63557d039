import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { useRefreshMoney } from './useRefreshMoney.ts';

interface CancelButtonProps {
  id: string;
  amountCents: Cents;
  variant?: 'text' | 'outlined';
}

/** Cancels a request, after one question. */
export function CancelButton({ id, amountCents, variant = 'text' }: CancelButtonProps) {
  const toasts = useToasts();
  const refreshMoney = useRefreshMoney();
  const { keyOf } = useIdempotencyKey();
  const [isAsking, setIsAsking] = useState(false);
  const params = { id };
  const cancelling = useMutation({
    mutationFn: () => send(withdrawals.cancel, { params, idempotencyKey: keyOf(params) }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
    onSettled: () => {
      setIsAsking(false);
      // Also after an error: staff may have decided in between.
      refreshMoney();
    },
  });
  const errorId = `cancel-error-${id}`;
  return (
    <>
      <ErrorAlert id={errorId} error={cancelling.error} />
      <Button
        size={variant === 'text' ? 'small' : 'medium'}
        variant={variant}
        color="error"
        disabled={cancelling.isPending}
        aria-label={copy.list.cancelOf(reference(id))}
        aria-describedby={cancelling.error ? errorId : undefined}
        onClick={() => setIsAsking(true)}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {copy.list.cancel}
      </Button>
      {isAsking && (
        <CancelDialog
          amountCents={amountCents}
          isPending={cancelling.isPending}
          onKeep={() => setIsAsking(false)}
          onCancel={() => cancelling.mutate()}
        />
      )}
    </>
  );
}

interface CancelDialogProps {
  amountCents: Cents;
  isPending: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

function CancelDialog({ amountCents, isPending, onKeep, onCancel }: CancelDialogProps) {
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
        <Button variant="outlined" color="inherit" onClick={onKeep} disabled={isPending}>
          {keep}
        </Button>
        <Button variant="contained" color="error" onClick={onCancel} disabled={isPending}>
          {copy.list.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
