import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { MailForm } from './MailForm.tsx';
import { useMailedToken } from './useMailedToken.ts';

const words = copy.verify;

/** `/verify-email`: opened from the mail; a dead link can be asked for again (S-132). */
export function VerifyEmailPage() {
  const token = useMailedToken();
  return (
    <AuthLayout title={words.title}>
      {token === '' ? <AskAgain sentence={messages.resetLinkDead} /> : <Verdict token={token} />}
      <Link component={RouterLink} to="/login" sx={{ alignSelf: 'flex-start' }}>
        {words.toLogin}
      </Link>
    </AuthLayout>
  );
}

function Verdict({ token }: { token: string }) {
  // The token works once, so it is asked once: never again on focus or after a refusal.
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => send(auth.verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) {
    return (
      <Alert severity="success" role="status">
        {data.message}
      </Alert>
    );
  }
  if (error instanceof ApiError && error.code === 'conflict') {
    return <Alert severity="warning">{error.message}</Alert>;
  }
  if (error instanceof ApiError) return <AskAgain sentence={error.message} />;
  if (error) return <LoadError error={error} retry={refetch} />;
  return <Loading />;
}

function AskAgain({ sentence }: { sentence: string }) {
  return (
    <>
      <Alert severity="warning">{sentence}</Alert>
      <Typography color="text.secondary">{words.again}</Typography>
      <MailForm call={auth.resendVerification} label={words.email} submit={words.submit} />
    </>
  );
}
