import Box from '@mui/material/Box';
import { DataTable, useRecordContext } from 'react-admin';
import { EmptyRows } from '#src/admin/lists/EmptyRows.tsx';
import { ListTable } from '#src/admin/lists/ListTable.tsx';
import { Age } from '#src/admin/panel/Age.tsx';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { day, moment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { BalanceField } from './BalanceField.tsx';
import { copy } from './copy.ts';
import { UserMenu } from './UserMenu.tsx';
import { userExport } from './userExport.ts';
import { VerifyField } from './VerifyField.tsx';

const { columns, empty, noMatch } = copy.users;

const Column = DataTable.Col<UserRecord>;

export function UserTable() {
  return (
    <ListTable
      hiddenColumns={userExport.hidden}
      empty={<EmptyRows none={empty} noMatch={noMatch} />}
    >
      <Column source="fullName" label={columns.name} field={NameField} />
      <Column
        source="userName"
        label={columns.userName}
        sx={{ width: 150 }}
        className="from-desk"
      />
      <Column
        source="balance"
        label={columns.balance}
        align="right"
        sortByOrder="DESC"
        field={BalanceField}
        sx={{ width: { xs: 140, lg: 220 }, fontWeight: 600 }}
      />
      <Column
        source="deposits"
        disableSort
        label={columns.deposits}
        align="right"
        render={({ deposits }) => deposits.toLocaleString('en')}
        sx={{ width: 92 }}
      />
      <Column
        source="held"
        disableSort
        label={columns.held}
        align="right"
        render={({ heldCents }) => <Money cents={heldCents} />}
        sx={{ width: 120 }}
      />
      <Column label={columns.verify} field={VerifyField} sx={{ width: { xs: 208, lg: 216 } }} />
      <Column
        source="lastSeenAt"
        label={columns.lastSeen}
        sortByOrder="DESC"
        render={({ lastSeenAt }) => (lastSeenAt ? <Age iso={lastSeenAt} /> : columns.never)}
        sx={{ width: 128, color: 'text.secondary' }}
      />
      <Column
        source="createdAt"
        label={columns.registered}
        sortByOrder="DESC"
        render={({ createdAt }) => (
          <time dateTime={createdAt} title={moment(createdAt)}>
            {day(createdAt)}
          </time>
        )}
        sx={{ width: { xs: 124, lg: 136 }, color: 'text.secondary' }}
        className="from-desk"
      />
      <Column label={columns.action} field={UserMenu} sx={{ width: { xs: 76, lg: 150 } }} />
    </ListTable>
  );
}

function NameField() {
  const user = useRecordContext<UserRecord>();
  if (!user) return null;
  return (
    <Box component="span" sx={nameCell}>
      <Box component="span">
        <RecordLink
          screen="users"
          id={user.id}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
          data-opens=""
        >
          {user.fullName}
        </RecordLink>{' '}
        <AccountMarks user={user} />
      </Box>
      <Box component="span" sx={{ color: 'var(--faint)' }}>
        {user.email}
      </Box>
    </Box>
  );
}

// Emails begin at one place, unless a name is long.
const nameCell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, auto) minmax(0, 1fr)',
  columnGap: 1.5,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
