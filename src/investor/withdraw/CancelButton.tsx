import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { reference } from '#contract/reference.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { useMoneyMoved } from './useMoneyMoved.ts';

/** Takes a request back while nobody has decided on it, which releases the hold (S-262, S-368). */
export function CancelButton({ withdrawalId }: { withdrawalId: string }) {
  const toasts = useToasts();
  const moneyMoved = useMoneyMoved();
  const keyOf = useIdempotencyKey();
  const cancelling = useMutation({
    mutationFn: () =>
      send(withdrawals.cancel, {
        params: { id: withdrawalId },
        idempotencyKey: keyOf(withdrawalId),
      }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
    // A refusal means that staff decided meanwhile: the row is read again either way.
    onSettled: moneyMoved,
  });
  const problemId = `cancel-problem-${withdrawalId}`;
  return (
    <>
      <ErrorAlert id={problemId} error={cancelling.error} />
      <Button
        size="small"
        variant="outlined"
        disabled={cancelling.isPending}
        aria-label={copy.list.cancelOf(reference(withdrawalId))}
        aria-describedby={cancelling.error ? problemId : undefined}
        onClick={() => cancelling.mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {copy.list.cancel}
      </Button>
    </>
  );
}
