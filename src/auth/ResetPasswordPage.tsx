import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { ResetForm } from './ResetForm.tsx';
import { useMailedToken } from './useMailedToken.ts';

const words = copy.reset;

/** `/reset-password`: opened from the mail, with the token in the fragment (S-082). */
export function ResetPasswordPage() {
  const token = useMailedToken();
  const [done, setDone] = useState<string>();
  if (done) {
    return (
      <AuthLayout title={words.title}>
        <Alert severity="success" role="status">
          {done}
        </Alert>
        <Button variant="contained" size="large" component={RouterLink} to="/login">
          {words.toLogin}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title} text={words.text}>
      {token === '' ? (
        <Alert severity="warning">{words.noToken}</Alert>
      ) : (
        <ResetForm token={token} onDone={setDone} />
      )}
      <Link component={RouterLink} to="/forgot-password" sx={{ alignSelf: 'flex-start' }}>
        {words.askAgain}
      </Link>
    </AuthLayout>
  );
}
