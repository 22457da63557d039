import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { AuthLayout, OtherPage } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { NextStep } from './NextStep.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const RegisteredDialog = lazy(async () => ({
  default: (await import('./RegisteredDialog.tsx')).RegisteredDialog,
}));

/** `/register`: after a success OK leads to the sign-in, and the page stays useful after Cancel. */
export function RegisterPage() {
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<{ userName: string; email: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const logIn = () => navigate('/login', { state: { userName: registered?.userName } });
  return (
    <AuthLayout title={copy.register.title} text={copy.register.text}>
      <RiskWarning />
      {registered && !isOpen && <NextStep email={registered.email} onLogIn={logIn} />}
      <RegisterForm
        onRegistered={(values) => {
          setRegistered(values);
          setIsOpen(true);
        }}
      />
      <OtherPage question={copy.register.haveAccount} label={copy.register.login} to="/login" />
      {isOpen && (
        <Suspense fallback={null}>
          <RegisteredDialog onOk={logIn} onCancel={() => setIsOpen(false)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
