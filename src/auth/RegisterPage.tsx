import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth, signUpRules } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, formMessage } from '#src/shared/form/firstFailing.ts';
import { PasswordRules } from '#src/shared/form/PasswordRules.tsx';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AuthLayout, OtherPage } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

export function RegisterPage() {
  return (
    <AuthLayout title={copy.register.title} text={copy.register.text}>
      <RiskWarning />
      <RegisterForm />
      <OtherPage question={copy.register.haveAccount} label={copy.register.login} to="/login" />
    </AuthLayout>
  );
}

const RegisteredDialog = lazy(async () => ({
  default: (await import('./RegisteredDialog.tsx')).RegisteredDialog,
}));

const errorId = 'register-error';

const empty = { fullName: '', userName: '', email: '', password: '', confirmPassword: '' };

/** The registration form; a success clears it, an error keeps the input. */
function RegisterForm() {
  const toasts = useToasts();
  const [isRegistered, setIsRegistered] = useState(false);
  const form = useForm({ resolver: firstFailing(signUpRules), defaultValues: empty });
  const signUp = useAuthCall({
    request: (body: BodyOf<typeof auth.signUp>) => send(auth.signUp, { body }),
    errorField: 'error',
    onReply: ({ message }) => {
      form.reset();
      setIsRegistered(true);
      toasts.success(message);
    },
  });
  const field = (name: keyof typeof empty) => ({
    ...fieldProps(form, name, errorId),
    label: copy.register[name],
    fullWidth: true,
  });
  const errorMessage = formMessage(form.formState.errors) ?? signUp.errorMessage;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((values) => signUp.mutate(values))}
    >
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField {...field('userName')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <ErrorAlert id={errorId} message={errorMessage} />
      <Terms />
      <SubmitButton isPending={signUp.isPending || form.formState.isSubmitting}>
        {copy.register.submit}
      </SubmitButton>
      {isRegistered && (
        <Suspense fallback={null}>
          <RegisteredDialog onClose={() => setIsRegistered(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Terms() {
  return (
    <Typography variant="body2" color="text.secondary">
      {copy.register.accepting} <Link href="/terms">{copy.register.terms}</Link> {copy.register.and}{' '}
      <Link href="/privacy">{copy.register.privacy}</Link>.
    </Typography>
  );
}
