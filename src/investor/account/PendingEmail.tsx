import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

const errorId = 'pending-email-error';

interface PendingEmailProps {
  /** The current address; sending it cancels the change. */
  email: string;
  pendingEmail: string;
}

export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const update = useUpdateProfile(() => {});
  const button = (label: string, address: string) => (
    <Button
      variant="outlined"
      size="small"
      disabled={update.isPending}
      aria-describedby={update.error ? errorId : undefined}
      onClick={() => update.mutate({ email: address })}
    >
      {label}
    </Button>
  );
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <ScheduleOutlined aria-hidden="true" color="warning" />
        <Typography>{copy.profile.pending(pendingEmail)}</Typography>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {button(copy.profile.resendPending, pendingEmail)}
        {button(copy.profile.cancelPending, email)}
      </Stack>
      <ErrorAlert id={errorId} error={update.error} />
    </Stack>
  );
}
