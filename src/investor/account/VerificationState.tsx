import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User } from '#contract/users.ts';
import { copy } from './copy.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** Two separate facts: a confirmed address, and a person verified by staff. */
export function VerificationState({ user }: { user: User }) {
  return (
    <Stack spacing={1.5} sx={{ p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}>
      <Fact
        holds={user.emailVerified}
        text={copy.profile.emailConfirmed}
        not={copy.profile.emailUnconfirmed}
      />
      {!user.emailVerified && <ResendVerification email={user.email} />}
      {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      <Fact holds={user.isVerified} text={copy.profile.verified} not={copy.profile.unverified} />
    </Stack>
  );
}

function Fact({ holds, text, not }: { holds: boolean; text: string; not: string }) {
  const Icon = holds ? CheckCircleOutlined : ScheduleOutlined;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Icon aria-hidden="true" color={holds ? 'success' : 'warning'} />
      <Typography>{holds ? text : not}</Typography>
    </Stack>
  );
}
