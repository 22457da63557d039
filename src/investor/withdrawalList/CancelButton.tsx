import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { AskDialog } from '#src/investor/ask/AskDialog.tsx';
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
  const { title, text, keep } = copy.cancelling;
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
        <AskDialog
          title={title}
          texts={[text(groupDollars(amountCents))]}
          label={copy.list.cancel}
          keep={keep}
          isHarmful
          change={cancelling}
          onConfirm={() => cancelling.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
