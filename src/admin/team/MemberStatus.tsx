import Box from '@mui/material/Box';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';
import { InviteAgainButton } from './InviteAgainButton.tsx';

/** The state of a member, and a way to invite again one who never came. */
export function MemberStatus({ member }: { member: StaffRow }) {
  const { status, signedInAt, lastSeenAt } = member;
  const isInvited = status === 'active' && signedInAt === null && lastSeenAt === null;
  const text = isInvited ? copy.invited : copy[status];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ color: text === copy.active ? 'inherit' : 'warning.main' }}>
        {text}
      </Box>
      {isInvited && <InviteAgainButton member={member} />}
    </Box>
  );
}
