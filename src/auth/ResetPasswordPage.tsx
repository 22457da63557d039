import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { auth, resetRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { firstFailing } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';
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

interface ResetFormProps {
  token: string;
  onDone: (message: string) => void;
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const toasts = useToasts();
  const form = useForm({
    resolver: firstFailing(resetRules),
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const reset = useAuthCall({
    request: (body: BodyOf<typeof auth.resetPassword>) => send(auth.resetPassword, { body }),
    onReply: ({ message, device }) => {
      writeDevice(device);
      toasts.success(message);
      onDone(message);
    },
  });
  const refuse = (error: Error) => {
    const { field: name, message } = serverFieldError(error);
    if (name === 'newPassword') form.setError(name, { message }, { shouldFocus: true });
  };
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...fieldWithError(form, name),
    label: copy.reset[name],
    autoComplete: 'new-password',
  });
  // The server's refusal of a password belongs to its field.
  const isAtField = serverFieldError(reset.error).field === 'newPassword';
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => reset.mutate(values, { onError: refuse }))}
    >
      <PasswordField {...field('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField {...field('confirmPassword')} />
      <ErrorAlert id="reset-error" message={isAtField ? undefined : reset.errorMessage} />
      <SubmitButton isPending={reset.isPending}>{copy.reset.submit}</SubmitButton>
    </Stack>
  );
}
