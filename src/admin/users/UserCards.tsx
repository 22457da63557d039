import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { day, moment } from '#src/shared/format/dates.ts';
import { AccountMarks } from './AccountMarks.tsx';
import { BalanceField } from './BalanceField.tsx';
import { copy } from './copy.ts';
import { UserMenu } from './UserMenu.tsx';

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
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <UserLink user={user} /> <AccountMarks user={user} />
        <Typography variant="caption" color="text.secondary" noWrap component="div">
          {user.email}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {user.isVerified ? copy.users.verified : copy.users.notVerified} ·{' '}
          <time dateTime={user.createdAt} title={moment(user.createdAt)}>
            {day(user.createdAt)}
          </time>
        </Typography>
      </Box>
      <Box sx={amounts}>
        <span>
          <BalanceField />
        </span>
        <UserMenu />
      </Box>
    </Stack>
  );
}

const amounts = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 0.5,
  textAlign: 'right',
  fontWeight: 600,
  '& > :last-child:not(:first-child)': { fontWeight: 400 },
} as const;
