import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { UserRecord } from '../provider/records.ts';
import { AccountMarks } from './AccountMarks.tsx';
import { UserLink } from './UserLink.tsx';

/** A user's name and e-mail, with what sets the account apart. */
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
