import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '../provider/records.ts';
import { AdjustButton } from './AdjustButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { useOwn } from './useOwn.ts';

/** What staff can do to an account; a closed one stays as it is, and nobody acts on their own. */
export function UserActions() {
  const user = useRecordContext<UserRecord>();
  const own = useOwn(user?.id);
  if (!user || own || user.status === 'closed') return null;
  return (
    <Stack direction="row" spacing={1}>
      <AdjustButton user={user} />
      <CloseButton user={user} />
    </Stack>
  );
}
