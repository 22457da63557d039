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
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthCall } from './useAuthCall.ts';

const RegisteredDialog = lazy(async () => ({
  default: (await import('./RegisteredDialog.tsx')).RegisteredDialog,
}));

const words = copy.register;
const problemId = 'register-problem';
const empty = { fullName: '', userName: '', email: '', password: '', confirmPassword: '' };

/** The five inputs of a registration; success clears them, failure keeps them (S-125, S-127). */
export function RegisterForm() {
  const toasts = useToasts();
  const [registered, setRegistered] = useState(false);
  const form = useForm({ resolver: firstFailing(signUpRules), defaultValues: empty });
  const signUp = useAuthCall({
    ask: (body: BodyOf<typeof auth.signUp>) => send(auth.signUp, { body }),
    said: 'error',
    onReply: ({ message }) => {
      form.reset();
      setRegistered(true);
      toasts.said(message);
    },
  });
  const field = (name: keyof typeof empty) => ({
    ...fieldProps(form, name, problemId),
    label: words[name],
    fullWidth: true,
  });
  const problem = formMessage(form.formState.errors) ?? signUp.sentence;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((typed) => signUp.mutate(typed))}
    >
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField {...field('userName')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <ErrorAlert id={problemId} sentence={problem} />
      <Accepting />
      <SubmitButton pending={signUp.isPending || form.formState.isSubmitting}>
        {words.submit}
      </SubmitButton>
      {registered && (
        <Suspense fallback={null}>
          <RegisteredDialog onClose={() => setRegistered(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Accepting() {
  return (
    <Typography variant="body2" color="text.secondary">
      {words.accepting} <Link href="/terms">{words.terms}</Link> {words.and}{' '}
      <Link href="/privacy">{words.privacy}</Link>.
    </Typography>
  );
}
