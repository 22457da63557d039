import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { auth } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { MailHint } from './MailHint.tsx';
import { useAuthCall } from './useAuthCall.ts';

interface NextStepProps {
  email: string;
  onLogIn: () => void;
}

/** The ways to continue after a registration. */
export function NextStep({ email, onLogIn }: NextStepProps) {
  const toasts = useToasts();
  const mail = useAuthCall({
    request: (body: { email: string }) => send(auth.resendVerification, { body }),
    onReply: ({ message }) => toasts.success(message),
  });
  const message = mail.data?.message ?? copy.register.next;
  return (
    <Alert severity={mail.error ? 'error' : 'success'} role="status">
      {mail.errorMessage ?? message}
      <MailHint />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button variant="contained" size="small" onClick={onLogIn}>
          {copy.register.toLogin}
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={mail.isPending || mail.isSuccess}
          onClick={() => mail.mutate({ email })}
        >
          {copy.register.resend}
        </Button>
      </Stack>
    </Alert>
  );
}
