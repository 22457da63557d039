import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { day, moment } from '#src/shared/format/dates.ts';
import { AccountMarks } from './AccountMarks.tsx';
import { BalanceField } from './BalanceField.tsx';
import { copy } from './copy.ts';
import { UserMenu } from './UserMenu.tsx';
import { useIsSelf } from './useIsSelf.ts';

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
  const isSelf = useIsSelf(user?.id);
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={line}>
          <Box component="span" sx={cut}>
            <RecordLink screen="users" id={user.id} color="inherit" underline="none" sx={name}>
              {user.fullName}
            </RecordLink>{' '}
            <AccountMarks user={user} />
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            <BalanceField />
          </Box>
        </Box>
        <Box sx={{ ...line, fontSize: '0.75rem', color: 'text.secondary' }}>
          <Box component="span" sx={cut}>
            {user.email}
          </Box>
          <span>
            <Box component="span" sx={user.isVerified ? {} : { color: 'warning.main' }}>
              {user.isVerified ? copy.users.verified : copy.users.notVerified}
            </Box>{' '}
            ·{' '}
            <time dateTime={user.createdAt} title={moment(user.createdAt)}>
              {day(user.createdAt)}
            </time>
          </span>
        </Box>
      </Box>
      <Box sx={{ flex: 'none', width: 44, mr: -1, textAlign: 'center' }}>
        {!isSelf && <UserMenu />}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 22,
  whiteSpace: 'nowrap',
  // Links are as high as a finger elsewhere; here the whole card opens the record.
  '& a': { py: 0 },
} as const;

const name = { fontSize: '0.875rem', fontWeight: 600 } as const;

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
