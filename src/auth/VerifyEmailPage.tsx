import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { MailForm } from './MailForm.tsx';
import { StepLink } from './StepLink.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** `/verify-email`: the link of a mail; an invalid one can be sent again. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <AuthLayout title={copy.verify.title}>
      {token === '' ? <ResendForm message={copy.verify.noToken} /> : <Verification token={token} />}
    </AuthLayout>
  );
}

const LoginButton = () => (
  <Button variant="contained" size="large" component={RouterLink} to="/login">
    {copy.verify.toLogin}
  </Button>
);

function Verification({ token }: { token: string }) {
  // The token works once: never send it again, neither on focus nor after an error.
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => send(auth.verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) {
    return (
      <>
        <Alert severity="success" role="status">
          {data.message}
        </Alert>
        <LoginButton />
      </>
    );
  }
  if (error instanceof ApiError && error.code === 'conflict') {
    return (
      <>
        <Alert severity="warning">{error.message}</Alert>
        <LoginButton />
      </>
    );
  }
  if (error instanceof ApiError) return <ResendForm message={error.message} />;
  if (error) return <LoadError error={error} retry={refetch} />;
  return <Loading />;
}

function ResendForm({ message }: { message: string }) {
  return (
    <>
      <Alert severity="warning">{message}</Alert>
      <Typography color="text.secondary">{copy.verify.again}</Typography>
      <MailForm
        call={auth.resendVerification}
        label={copy.verify.email}
        submit={copy.verify.submit}
      />
      <StepLink to="/login" label={copy.verify.toLogin} />
    </>
  );
}
