import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '#contract/userRecord.ts';
import { Initials } from '#src/investor/layout/Initials.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { day } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { VerificationState } from './VerificationState.tsx';

/** The owner of the account, and what is confirmed about them. */
export function AccountHead({ user }: { user: User }) {
  return (
    <Panel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Initials fullName={user.fullName} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">{user.fullName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {copy.profile.member(user.userName, day(user.createdAt))}
          </Typography>
        </Box>
      </Box>
      <VerificationState user={user} />
    </Panel>
  );
}
