import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { send } from '#src/shared/api/send.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { ResetForm } from './ResetForm.tsx';
import { StepLink } from './StepLink.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** `/reset-password`: the link of a mail, with the token in the fragment. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [message, setMessage] = useState<string>();
  if (message) {
    return (
      <AuthLayout title={copy.reset.title}>
        <Alert severity="success" role="status">
          {message}
        </Alert>
        <Button variant="contained" size="large" component={RouterLink} to="/login">
          {copy.reset.toLogin}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.reset.title} text={copy.reset.text}>
      {token === '' ? (
        <Alert severity="warning">{copy.reset.noToken}</Alert>
      ) : (
        <CheckedLink token={token}>
          <ResetForm token={token} onDone={setMessage} />
        </CheckedLink>
      )}
      <StepLink to="/forgot-password" label={copy.reset.askAgain} />
    </AuthLayout>
  );
}

/** Shows a dead link before a password is typed. Checking does not use the link. */
function CheckedLink({ token, children }: { token: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: async () => (await send(auth.checkReset, { body: { token } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  return data.usable ? children : <Alert severity="warning">{messages.resetLinkDead}</Alert>;
}
