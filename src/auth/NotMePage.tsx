import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { withdrawals } from '#contract/withdrawals.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { useMailedToken } from './useMailedToken.ts';

const words = copy.notMe;

/** `/not-me`: opened from the mail. Mail scanners open links, so only the button sends anything. */
export function NotMePage() {
  const token = useMailedToken();
  const report = useMutation({ mutationFn: () => send(withdrawals.notMe, { body: { token } }) });
  if (report.data) {
    return (
      <AuthLayout title={words.title}>
        <Alert severity="success" role="status">
          {report.data.message}
        </Alert>
        <ToNewPassword />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.title} text={words.text}>
      {token === '' ? (
        <Alert severity="warning">{words.noToken}</Alert>
      ) : (
        <>
          <ErrorAlert id="not-me-problem" error={report.error} />
          <Button
            variant="contained"
            size="large"
            color="error"
            loading={report.isPending}
            onClick={() => report.mutate()}
          >
            {words.submit}
          </Button>
        </>
      )}
      <ToNewPassword />
    </AuthLayout>
  );
}

const ToNewPassword = () => (
  <Link component={RouterLink} to="/forgot-password" sx={{ alignSelf: 'flex-start' }}>
    {words.newPassword}
  </Link>
);
