import { choiceFilter, searchFilter, yesNoFilter } from '#src/admin/filters/filterFields.ts';
import { FirstRun } from '#src/admin/firstRun/FirstRun.tsx';
import { FetchToasts } from '#src/admin/lists/FetchToasts.tsx';
import { ListFrame } from '#src/admin/lists/ListFrame.tsx';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { copy } from './copy.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';
import { userExport } from './userExport.ts';

const { roles, statuses } = copy.users;

const filters = [
  searchFilter(copy.users.search),
  choiceFilter('status', copy.users.filters.status, {
    choices: (['active', 'suspended', 'closed'] as const).map((id) => ({ id, name: statuses[id] })),
  }),
  yesNoFilter('isVerified', copy.users.filters.isVerified),
  choiceFilter('role', copy.users.filters.role, {
    choices: (['user', 'admin'] as const).map((id) => ({ id, name: roles[id] })),
  }),
];

// Each visit reads again, so that its toast is true.
const queryOptions = { staleTime: 0 };

const sorts = [
  { field: 'createdAt', order: 'DESC', label: copy.users.sorts.newest },
  { field: 'createdAt', order: 'ASC', label: copy.users.sorts.oldest },
  { field: 'fullName', order: 'ASC', label: copy.users.sorts.name },
  { field: 'balance', order: 'DESC', label: copy.users.sorts.balance },
  { field: 'lastSeenAt', order: 'DESC', label: copy.users.sorts.lastSeen },
] as const;

export function UserList() {
  const narrow = useNarrow();
  return (
    <>
      <FirstRun isUsers />
      <ListFrame
        title={copy.users.title}
        sort={{ field: 'createdAt', order: 'DESC' }}
        sorts={sorts}
        filters={filters}
        queryOptions={queryOptions}
        exported={userExport}
        {...(narrow ? { beside: <InviteButton /> } : { actions: <InviteButton /> })}
        aside={<FetchToasts fetched={copy.users.fetched} />}
      >
        {narrow ? <UserCards /> : <UserTable />}
      </ListFrame>
    </>
  );
}
