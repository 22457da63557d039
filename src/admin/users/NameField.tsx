import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { AccountMarks } from './AccountMarks.tsx';

export function NameField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
        <UserLink user={user} />
      </Typography>
      <AccountMarks user={user} />
      <Typography variant="body2" color="text.secondary">
        {user.email}
      </Typography>
    </>
  );
}
