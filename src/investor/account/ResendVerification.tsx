import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { checksCopy } from './checksCopy.ts';

/** Sends the confirmation email again, once per visit. */
export function ResendVerification({ email }: { email: string }) {
  const toasts = useToasts();
  const resending = useMutation({
    mutationFn: () => send(auth.resendVerification, { body: { email } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error)),
  });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={resending.isPending || resending.isSuccess}
        aria-describedby={resending.error ? 'resend-error' : undefined}
        onClick={() => resending.mutate()}
      >
        {checksCopy.resend}
      </Button>
      <ErrorAlert id="resend-error" error={resending.error} />
    </>
  );
}
