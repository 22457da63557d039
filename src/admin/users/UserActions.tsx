import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { AdjustButton } from './AdjustButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

export function UserActions() {
  const user = useRecordContext<UserRecord>();
  const isSelf = useIsSelf(user?.id);
  if (!user || user.status === 'closed') return null;
  if (isSelf) {
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
