import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import { send } from '#src/shared/api/send.ts';
import { useIsDemo } from '#src/shared/settings/useIsDemo.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { MailHint } from './MailHint.tsx';
import { OtherPage } from './OtherPage.tsx';
import { type Registered, RegisterForm } from './RegisterForm.tsx';
import { useAuthCall } from './useAuthCall.ts';

const RegisteredDialog = lazy(async () => ({
  default: (await import('./RegisteredDialog.tsx')).RegisteredDialog,
}));

/** `/register`: after a success OK leads to the sign-in, and the page stays useful after Cancel. */
export function RegisterPage() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const isDemo = useIsDemo();
  const [registered, setRegistered] = useState<Registered>();
  const [isOpen, setIsOpen] = useState(false);
  const logIn = () => navigate('/login', { state: { userName: registered?.userName } });
  // The toast follows the dialog, because both have the same text.
  const close = (next?: () => void) => {
    setIsOpen(false);
    if (registered) toasts.success(registered.message);
    next?.();
  };
  return (
    <AuthLayout title={copy.register.title} text={copy.register.text}>
      {registered && !isOpen ? (
        <NextStep email={registered.email} onLogIn={logIn} />
      ) : (
        <>
          <RiskWarning />
          {isDemo && <Typography color="text.secondary">{copy.register.demo}</Typography>}
          <RegisterForm
            onRegistered={(person) => {
              setRegistered(person);
              setIsOpen(true);
            }}
          />
          <OtherPage question={copy.register.haveAccount} label={copy.register.login} to="/login" />
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RegisteredDialog onOk={() => close(logIn)} onCancel={() => close()} />
        </Suspense>
      )}
    </AuthLayout>
  );
}

interface NextStepProps {
  email: string;
  onLogIn: () => void;
}

/** The ways to continue after a registration. */
function NextStep({ email, onLogIn }: NextStepProps) {
  const toasts = useToasts();
  const mail = useAuthCall({
    request: (body: { email: string }) => send(auth.resendVerification, { body }),
    onReply: ({ message }) => toasts.success(message),
  });
  const message = mail.data?.message ?? copy.register.next;
  return (
    <Alert severity={mail.error ? 'error' : 'success'} role="status">
      {mail.errorMessage ?? message}
      <MailHint />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button variant="contained" size="small" onClick={onLogIn}>
          {copy.register.toLogin}
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={mail.isPending || mail.isSuccess}
          onClick={() => mail.mutate({ email })}
        >
          {copy.register.resend}
        </Button>
      </Stack>
    </Alert>
  );
}
