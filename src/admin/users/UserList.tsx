import { calls } from '#contract/calls.ts';
import type { ExportOf } from '../lists/exportOf.ts';
import { FetchToasts } from '../lists/FetchToasts.tsx';
import { choiceFilter, searchFilter, yesNoFilter } from '../lists/filterFields.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';

const words = copy.users;
const { columns, roles, standings } = words;

const filters = [
  searchFilter(words.search, 400),
  choiceFilter(
    'status',
    words.filters.status,
    (['active', 'suspended', 'closed'] as const).map((id) => ({ id, name: standings[id] })),
  ),
  yesNoFilter('isVerified', words.filters.isVerified),
  choiceFilter(
    'role',
    words.filters.role,
    (['user', 'admin'] as const).map((id) => ({ id, name: roles[id] })),
    false,
  ),
];

const userExport: ExportOf = {
  row: calls.exports.users,
  name: 'users',
  columns: {
    fullName: ['id', 'fullName', 'email', 'role', 'status'],
    userName: ['userName'],
    [columns.balance]: ['available', 'held'],
    [columns.verify]: ['verified', 'emailVerified'],
    createdAt: ['registered', 'lastDeposit'],
  },
  labels: { fullName: columns.name, userName: columns.userName, createdAt: columns.registered },
};

// Each visit reads anew, so that its toast is true (DESIGN "Settled details").
const queryOptions = { staleTime: 0 };

const sorts = ['createdAt', 'fullName', 'userName'];

/** `/admin/testing`: everybody who registered, newest first (S-299, S-300). */
export function UserList() {
  const narrow = useNarrow();
  return (
    <ListFrame
      title={words.title}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={sorts}
      filters={filters}
      queryOptions={queryOptions}
      exported={userExport}
      choosable
      actions={<InviteButton />}
      aside={<FetchToasts fetched={words.fetched} />}
    >
      {narrow ? <UserCards /> : <UserTable />}
    </ListFrame>
  );
}
