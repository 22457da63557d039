import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { BalanceField } from './BalanceField.tsx';
import { copy } from './copy.ts';
import { NameField } from './NameField.tsx';
import { UserActions } from './UserActions.tsx';
import { VerifyField } from './VerifyField.tsx';

const { empty, noMatch } = copy.users;

export function UserCards() {
  return (
    <RecordCards none={empty} noMatch={noMatch}>
      <UserCard />
    </RecordCards>
  );
}

function UserCard() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <Stack spacing={1}>
      <div>
        <NameField />
      </div>
      <Typography variant="body2" color="text.secondary">
        {user.userName} · <DateField iso={user.createdAt} />
      </Typography>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        <BalanceField />
      </Typography>
      <VerifyField />
      <UserActions />
    </Stack>
  );
}
