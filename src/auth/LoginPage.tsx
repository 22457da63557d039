import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { signInRules } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { type FieldError, firstError } from '#src/shared/form/firstError.ts';
import { useTakenOver } from '#src/shared/prerender/useTakenOver.ts';
import { landingOf } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { sentEarly, typedEarly } from './typedEarly.ts';
import { useSignIn } from './useSignIn.ts';

const words = copy.login;
const problemId = 'login-problem';

/** `/login`: who is signed in already is sent on (S-074 to S-099). */
export function LoginPage() {
  const { user, ended } = useSession();
  const { state } = useLocation();
  const [arrived] = useState(user);
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

// Two fields need no form library: this is the page that most visits begin with.
function LoginForm() {
  const takenOver = useTakenOver();
  const early = (id: string) => (takenOver ? '' : typedEarly(id));
  const [typed, setTyped] = useState(() => ({
    userName: early('userName'),
    password: early('password'),
  }));
  const form = useRef<HTMLFormElement>(null);
  const [isSent] = useState(() => !takenOver && sentEarly());
  useEffect(() => {
    if (isSent) form.current?.requestSubmit();
  }, [isSent]);
  const [fault, setFault] = useState<FieldError>();
  const signIn = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await firstError(signInRules, typed);
    setFault(found);
    if (found) document.getElementById(found.field)?.focus();
    else signIn.mutate(typed);
  };
  const field = (name: keyof typeof typed) => ({
    id: name,
    name,
    label: words[name],
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: event.target.value });
      setFault(undefined);
    },
    error: fault?.field === name,
    slotProps: {
      htmlInput: fault?.field === name ? { 'aria-describedby': problemId } : {},
    },
    fullWidth: true,
  });
  return (
    // Before a script has come, this method keeps a submit from putting the password in an address.
    <Stack component="form" ref={form} method="dialog" spacing={2.5} noValidate onSubmit={submit}>
      <TextField {...field('userName')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Link component={RouterLink} to="/forgot-password" sx={{ alignSelf: 'flex-end' }}>
        {words.forgot}
      </Link>
      <ErrorAlert id={problemId} sentence={fault?.sentence ?? signIn.sentence} />
      <SubmitButton pending={signIn.isPending} resting={signIn.landing}>
        {words.submit}
      </SubmitButton>
    </Stack>
  );
}
