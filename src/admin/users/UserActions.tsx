import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '../provider/records.ts';
import { AdjustButton } from './AdjustButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

/** What staff can do to an account; a closed one stays as it is, one's own is for somebody else. */
export function UserActions() {
  const user = useRecordContext<UserRecord>();
  const own = useIsSelf(user?.id);
  if (!user || user.status === 'closed') return null;
  if (own) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {copy.users.own}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1}>
      <AdjustButton user={user} />
      <CloseButton user={user} />
    </Stack>
  );
}
