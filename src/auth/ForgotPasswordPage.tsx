import Alert from '@mui/material/Alert';
import { auth } from '#contract/auth.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { MailForm } from './MailForm.tsx';
import { StepLink } from './StepLink.tsx';

/** `/forgot-password`: the same answer for every address, or that no mail can be sent. */
export function ForgotPasswordPage() {
  const { data: settings } = useSettings();
  const noMail = settings && !settings.mailConfigured && !settings.demo;
  return (
    <AuthLayout title={copy.forgot.title} text={copy.forgot.text}>
      {noMail ? (
        <Alert severity="warning">
          {copy.forgot.noMail}{' '}
          {settings.operator.support && copy.forgot.askSupport(settings.operator.support)}
        </Alert>
      ) : (
        <MailForm
          call={auth.forgotPassword}
          label={copy.forgot.email}
          submit={copy.forgot.submit}
        />
      )}
      <StepLink to="/login" label={copy.backToLogin} />
    </AuthLayout>
  );
}
