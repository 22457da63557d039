import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { ResetForm } from './ResetForm.tsx';
import { useLinkToken } from './useLinkToken.ts';

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
