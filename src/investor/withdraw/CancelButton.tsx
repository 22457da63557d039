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
import { useRefreshMoney } from './useRefreshMoney.ts';

export function CancelButton({ withdrawalId }: { withdrawalId: string }) {
  const toasts = useToasts();
  const refreshMoney = useRefreshMoney();
  const { keyOf } = useIdempotencyKey();
  const params = { id: withdrawalId };
  const cancelling = useMutation({
    mutationFn: () => send(withdrawals.cancel, { params, idempotencyKey: keyOf(params) }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
    // Also after an error: staff may have decided in between.
    onSettled: refreshMoney,
  });
  const errorId = `cancel-error-${withdrawalId}`;
  return (
    <>
      <ErrorAlert id={errorId} error={cancelling.error} />
      <Button
        size="small"
        variant="outlined"
        disabled={cancelling.isPending}
        aria-label={copy.list.cancelOf(reference(withdrawalId))}
        aria-describedby={cancelling.error ? errorId : undefined}
        onClick={() => cancelling.mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {copy.list.cancel}
      </Button>
    </>
  );
}
