import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '#contract/userRecord.ts';
import { hasSecondStep, useSecondFactor } from '#src/shared/factor/useSecondFactor.ts';
import { checksCopy } from './checksCopy.ts';
import { copy } from './copy.ts';
import { IdentityNote } from './IdentityNote.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** Separate facts: a confirmed address, a person verified by staff, and the second step. */
export function VerificationState({ user }: { user: User }) {
  const { profile } = copy;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', tablet: '1fr 1fr' },
        mx: { xs: -2, tablet: -3 },
        mb: { xs: -2, tablet: -3 },
        mt: 2.5,
        '& > *': { p: { xs: 2, tablet: 3 }, borderTop: 1, borderColor: 'divider' },
        '& > :nth-of-type(2)': {
          borderLeft: { xs: 0, tablet: 1 },
          borderColor: { tablet: 'divider' },
        },
        '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
      }}
    >
      <Fact
        isDone={user.emailVerified}
        title={user.emailVerified ? profile.emailConfirmed : profile.emailUnconfirmed}
      >
        {user.emailVerified ? profile.emailUse : checksCopy.emailWhy}
        {!user.emailVerified && <ResendVerification email={user.email} />}
        {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      </Fact>
      <Fact
        isDone={user.isVerified}
        needsNothing
        title={user.isVerified ? profile.verified : checksCopy.unverified}
      >
        {user.isVerified ? (
          profile.verifiedText
        ) : (
          <span>
            <IdentityNote />
          </span>
        )}
      </Fact>
      <TwoStepFact />
    </Box>
  );
}

function TwoStepFact() {
  const { profile } = copy;
  const { data } = useSecondFactor();
  if (!data) return null;
  const isOn = hasSecondStep(data);
  return (
    <Fact
      isDone={isOn}
      Open={ReportProblemOutlined}
      title={isOn ? profile.twoStepOn : profile.twoStepOff}
    >
      <span>
        {profile.twoStepText}{' '}
        {!isOn && (
          <Link component={RouterLink} to="/user/useracct/security">
            {profile.twoStepSetUp}
          </Link>
        )}
      </span>
    </Fact>
  );
}

const tones = {
  done: { color: 'success.main', bgcolor: 'var(--success-soft)' },
  open: { color: 'warning.main', bgcolor: 'var(--warning-soft)' },
  neutral: { color: 'text.secondary', bgcolor: 'var(--sunken)' },
} as const;

interface FactProps {
  isDone: boolean;
  /** The sign while it is not done. */
  Open?: typeof ScheduleOutlined;
  /** Nothing is wrong while it is not done. */
  needsNothing?: boolean;
  title: string;
  children: ReactNode;
}

function Fact(props: FactProps) {
  const { isDone, Open = ScheduleOutlined, needsNothing = false, title, children } = props;
  const Icon = isDone ? CheckOutlined : needsNothing ? BadgeOutlined : Open;
  const tone = isDone ? tones.done : needsNothing ? tones.neutral : tones.open;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Icon
        aria-hidden="true"
        sx={{
          p: 0.5,
          fontSize: 26,
          flexShrink: 0,
          borderRadius: '50%',
          ...tone,
        }}
      />
      <Box
        sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start', minWidth: 0 }}
      >
        <Box sx={{ fontWeight: 600, lineHeight: '26px' }}>{title}</Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            justifyItems: 'start',
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
