import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { signInRules } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { firstFailing, sentenceOfForm } from '#src/shared/form/firstFailing.ts';
import { ProblemAlert } from '#src/shared/form/ProblemAlert.tsx';
import { landingOf } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useSignIn } from './useSignIn.ts';

const words = copy.login;

/** `/login`: who is signed in already is sent on (S-074 to S-099). */
export function LoginPage() {
  const { tradeUser, ended } = useSession();
  const { state } = useLocation();
  const [arrived] = useState(tradeUser);
  if (arrived) return <Navigate to={landingOf(arrived, state)} replace />;
  return (
    <AuthLayout title={words.title} text={words.text} tab={words.tab}>
      {ended === 'expired' && (
        <Alert severity="info" role="status">
          {messages.sessionExpired}
        </Alert>
      )}
      <LoginForm />
      <Typography color="text.secondary">
        {words.noAccount}{' '}
        <Link component={RouterLink} to="/register">
          {words.signUp}
        </Link>
      </Typography>
    </AuthLayout>
  );
}

function LoginForm() {
  const form = useForm({
    resolver: firstFailing(signInRules),
    defaultValues: { userName: '', password: '' },
  });
  const signIn = useSignIn();
  const problem = sentenceOfForm(form.formState.errors) ?? signIn.sentence;
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={form.handleSubmit((typed) => signIn.mutate(typed))}
    >
      <TextField
        {...fieldProps(form, 'userName', 'login-problem')}
        label={words.userName}
        autoComplete="username"
        fullWidth
      />
      <PasswordField
        {...fieldProps(form, 'password', 'login-problem')}
        label={words.password}
        autoComplete="current-password"
      />
      <Link component={RouterLink} to="/forgot-password" sx={{ alignSelf: 'flex-end' }}>
        {words.forgot}
      </Link>
      <ProblemAlert id="login-problem" sentence={problem} />
      <SubmitButton pending={signIn.isPending} resting={signIn.landing}>
        {words.submit}
      </SubmitButton>
    </Stack>
  );
}
