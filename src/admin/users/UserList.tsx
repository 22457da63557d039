import { TextInput } from 'react-admin';
import { FetchToasts } from '../shell/FetchToasts.tsx';
import { ListFrame } from '../shell/ListFrame.tsx';
import { useNarrow } from '../shell/useNarrow.ts';
import { copy } from './copy.ts';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';

const words = copy.users;

const filters = [
  <TextInput
    key="q"
    source="q"
    label={words.search}
    alwaysOn
    resettable
    variant="outlined"
    size="small"
    margin="none"
    helperText={false}
    sx={{ width: { xs: '100%', sm: 400 } }}
  />,
];

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
      aside={<FetchToasts fetched={words.fetched} />}
    >
      {narrow ? <UserCards /> : <UserTable />}
    </ListFrame>
  );
}
