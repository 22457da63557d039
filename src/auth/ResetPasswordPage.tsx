import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { auth, resetRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';
import { useLinkToken } from './useLinkToken.ts';

const errorId = 'reset-error';

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
        <ResetForm token={token} onDone={setMessage} />
      )}
      <Link component={RouterLink} to="/forgot-password" sx={{ alignSelf: 'flex-start' }}>
        {copy.reset.askAgain}
      </Link>
    </AuthLayout>
  );
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
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...fieldProps(form, name, errorId),
    label: copy.reset[name],
    autoComplete: 'new-password',
  });
  const errorMessage = formMessage(form.formState.errors) ?? reset.errorMessage;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
    >
      <PasswordField {...field('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField {...field('confirmPassword')} />
      <ErrorAlert id={errorId} message={errorMessage} />
      <SubmitButton isPending={reset.isPending}>{copy.reset.submit}</SubmitButton>
    </Stack>
  );
}
