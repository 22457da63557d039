import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

const words = copy.profile;
const problemId = 'pending-email-problem';

interface PendingEmailProps {
  /** The address in force: sending it drops the new one. */
  email: string;
  pendingEmail: string;
}

/** The new address that waits for its link to be opened. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const update = useUpdateProfile(() => {});
  const button = (label: string, address: string) => (
    <Button
      variant="outlined"
      size="small"
      disabled={update.isPending}
      aria-describedby={update.error ? problemId : undefined}
      onClick={() => update.mutate({ email: address })}
    >
      {label}
    </Button>
  );
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <ScheduleOutlined aria-hidden="true" color="warning" />
        <Typography>{words.pending(pendingEmail)}</Typography>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {button(words.resendPending, pendingEmail)}
        {button(words.cancelPending, email)}
      </Stack>
      <ErrorAlert id={problemId} error={update.error} />
    </Stack>
  );
}
