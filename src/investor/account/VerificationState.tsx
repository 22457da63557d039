import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import type { User } from '#contract/users.ts';
import { send } from '#src/shared/api/send.ts';
import { sentenceOf } from '#src/shared/api/sentence.ts';
import { ProblemAlert } from '#src/shared/form/ProblemAlert.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { PendingEmail } from './PendingEmail.tsx';

const words = copy.profile;

/** Two separate facts: the address is confirmed, and staff verified the person (S-132). */
export function VerificationState({ user }: { user: User }) {
  const toasts = useToasts();
  const resending = useMutation({
    mutationFn: () => send(auth.resendVerification, { body: { email: user.email } }),
    onSuccess: ({ message }) => toasts.said(message),
    onError: (failure) => toasts.failed(sentenceOf(failure)),
  });
  return (
    <Stack spacing={1.5} sx={{ p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}>
      <Fact holds={user.emailVerified} text={words.emailConfirmed} not={words.emailUnconfirmed} />
      {!user.emailVerified && (
        <Button
          variant="outlined"
          size="small"
          disabled={resending.isPending || resending.isSuccess}
          aria-describedby={resending.error ? 'resend-problem' : undefined}
          onClick={() => resending.mutate()}
        >
          {words.resend}
        </Button>
      )}
      <ProblemAlert id="resend-problem" error={resending.error} />
      {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      <Fact holds={user.isVerified} text={words.verified} not={words.unverified} />
    </Stack>
  );
}

function Fact({ holds, text, not }: { holds: boolean; text: string; not: string }) {
  const Icon = holds ? CheckCircleOutlined : ScheduleOutlined;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Icon aria-hidden="true" color={holds ? 'success' : 'warning'} />
      <Typography>{holds ? text : not}</Typography>
    </Stack>
  );
}
