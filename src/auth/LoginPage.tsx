import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type ChangeEvent,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInRules } from '#contract/auth.ts';
import { messages } from '#contract/messages.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { type FieldError, firstError } from '#src/shared/form/firstError.ts';
import { useIsHydrated } from '#src/shared/prerender/useIsHydrated.ts';
import { useTakesOver } from '#src/shared/prerender/useTakesOver.ts';
import { isLoginState, landingOf } from '#src/shared/session/landing.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { OtherPage } from './OtherPage.tsx';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSignIn } from './useSignIn.ts';

// Most sign-ins have no second step.
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

const errorId = 'login-error';

/** `/login`: redirects a signed-in user. */
export function LoginPage() {
  const { user, ended } = useSession();
  const { state } = useLocation();
  const [initialUser] = useState(user);
  if (initialUser) return <Navigate to={landingOf(initialUser, state)} replace />;
  return (
    <AuthLayout title={copy.login.title} text={copy.login.text} tab={copy.login.tab}>
      {ended === 'expired' && (
        <Alert severity="info" role="status">
          {messages.sessionExpired}
        </Alert>
      )}
      {ended !== 'expired' && isLoginState(state) && <SignInFirst />}
      <LoginForm userName={registeredName(state)} />
      <OtherPage question={copy.login.noAccount} label={copy.login.signUp} to="/register" />
      <Typography color="text.secondary">
        {copy.login.trouble} <Link href="/help#access">{copy.login.help}</Link>
      </Typography>
    </AuthLayout>
  );
}

// The state of the history outlives a reload, but the prerendered page does not have it.
const SignInFirst = () =>
  useIsHydrated() ? (
    <Alert severity="info" role="status">
      {copy.login.first}
    </Alert>
  ) : null;

/** The user name of a registration that leads here. */
const registeredName = (state: unknown): string => {
  const { userName } = (state ?? {}) as { userName?: unknown };
  return typeof userName === 'string' ? userName : '';
};

// The form is prerendered: a visitor can type and submit before the app runs.
function earlyInput(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The way to sign in of a form that was sent early, empty for the password. */
const earlySubmit = (): string | undefined => document.documentElement.dataset.sent;

const byPasskey = 'passkey';

const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.code === 'unauthenticated';

function focusPassword(error: Error): void {
  if (isRefused(error)) document.getElementById('password')?.focus();
}

// Without the form library, because most visits begin on this page.
function LoginForm({ userName }: { userName: string }) {
  const takesOver = useTakesOver();
  // Hydration keeps what was typed: a name that appeared then would mix with the typing.
  const initial = (id: string, name = '') => (takesOver ? earlyInput(id) : name);
  const [values, setValues] = useState(() => ({
    userName: initial('userName', userName),
    password: initial('password'),
  }));
  const form = useRef<HTMLFormElement>(null);
  const passkey = useRef<HTMLButtonElement>(null);
  const [sentBy] = useState(() => (takesOver ? earlySubmit() : undefined));
  useEffect(() => {
    if (sentBy === undefined) return;
    form.current?.requestSubmit(sentBy === byPasskey ? passkey.current : null);
  }, [sentBy]);
  const [fieldError, setFieldError] = useState<FieldError>();
  const signIn = useSignIn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.dataset.by === byPasskey) return signIn.mutate(undefined);
    const error = await firstError(signInRules, values);
    setFieldError(error);
    if (error) document.getElementById(error.field)?.focus();
    else signIn.mutate(values, { onError: focusPassword });
  };
  const field = (name: keyof typeof values) => ({
    id: name,
    name,
    label: copy.login[name],
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      setFieldError(undefined);
      if (signIn.isError) signIn.reset();
    },
    error: fieldError?.field === name || (signIn.variables && isRefused(signIn.error)),
    slotProps: {
      htmlInput: fieldError?.field === name ? { 'aria-describedby': errorId } : {},
    },
    fullWidth: true,
  });
  if (signIn.step) {
    return (
      <Suspense fallback={null}>
        <SecondStep
          step={signIn.step}
          onReply={signIn.onReply}
          onBack={() => signIn.setStep(undefined)}
        />
      </Suspense>
    );
  }
  return (
    // Until the app runs, this method keeps a submit from writing the password into the address.
    <Stack component="form" ref={form} method="dialog" spacing={2.5} noValidate onSubmit={submit}>
      <TextField {...field('userName')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <StepLink to="/forgot-password" label={copy.login.forgot} isAtEnd />
      <SubmitButton isPending={signIn.isPending || signIn.isLanding}>
        {copy.login.submit}
      </SubmitButton>
      <Button
        variant="outlined"
        size="large"
        disabled={signIn.isPending || signIn.isLanding}
        type="submit"
        ref={passkey}
        data-by={byPasskey}
      >
        {copy.login.passkey}
      </Button>
      <ErrorAlert id={errorId} message={fieldError?.message ?? signIn.errorMessage} />
    </Stack>
  );
}
