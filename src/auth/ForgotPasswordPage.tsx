import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { MailForm } from './MailForm.tsx';

const words = copy.forgot;

/** `/forgot-password`: one neutral answer, or the plain truth that no mail can be sent (S-082). */
export function ForgotPasswordPage() {
  const { data: settings } = useSettings();
  const noMail = settings && !settings.mailConfigured && !settings.demo;
  return (
    <AuthLayout title={words.title} text={words.text}>
      {noMail ? (
        <Alert severity="warning">
          {words.noMail} {settings.operator.support && words.askSupport(settings.operator.support)}
        </Alert>
      ) : (
        <MailForm call={auth.forgotPassword} label={words.email} submit={words.submit} />
      )}
      <Link component={RouterLink} to="/login" sx={{ alignSelf: 'flex-start' }}>
        {copy.backToLogin}
      </Link>
    </AuthLayout>
  );
}
