import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { User } from '#contract/userRecord.ts';
import { hasSecondStep, useSecondFactor } from '#src/shared/factor/useSecondFactor.ts';
import { checksCopy } from './checksCopy.ts';
import { copy } from './copy.ts';
import { IdentityNote } from './IdentityNote.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { VerificationFact } from './VerificationFact.tsx';

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
      <VerificationFact
        isDone={user.emailVerified}
        title={user.emailVerified ? profile.emailConfirmed : profile.emailUnconfirmed}
      >
        {user.emailVerified ? profile.emailUse : checksCopy.emailWhy}
        {!user.emailVerified && <ResendVerification email={user.email} />}
        {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      </VerificationFact>
      <VerificationFact
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
      </VerificationFact>
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
    <VerificationFact
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
    </VerificationFact>
  );
}
