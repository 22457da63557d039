import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { withdrawals } from '#contract/withdrawals.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { copy } from './copy.ts';
import { StepLink } from './StepLink.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** `/not-me`: the link of a mail. Mail scanners open links, so only the button sends a call. */
export function NotMePage() {
  const token = useLinkToken();
  const report = useMutation({ mutationFn: () => send(withdrawals.notMe, { body: { token } }) });
  if (report.data) {
    return (
      <AuthLayout title={copy.notMe.title}>
        <Alert severity="success" role="status">
          {report.data.message}
        </Alert>
        <NewPasswordLink />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.notMe.title} text={copy.notMe.text}>
      {token === '' ? (
        <Alert severity="warning">{copy.notMe.noToken}</Alert>
      ) : (
        <>
          <ErrorAlert id="not-me-error" error={report.error} />
          <Button
            variant="contained"
            size="large"
            color="error"
            loading={report.isPending}
            onClick={() => report.mutate()}
          >
            {copy.notMe.submit}
          </Button>
          <Typography color="text.secondary">{copy.notMe.wasMe}</Typography>
        </>
      )}
      <NewPasswordLink />
    </AuthLayout>
  );
}

const NewPasswordLink = () => <StepLink to="/forgot-password" label={copy.notMe.newPassword} />;
