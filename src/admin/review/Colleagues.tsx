import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

const staffMax = 100;

/** Chooses a member of staff. */
export function Colleagues({ onPick }: { onPick: (id: string) => void }) {
  const { data = [], isPending } = useGetList<UserRecord>(resource.users, {
    filter: { role: 'admin', status: 'active' },
    sort: { field: 'fullName', order: 'ASC' },
    pagination: { page: 1, perPage: staffMax },
  });
  return (
    <Autocomplete
      size="small"
      openOnFocus
      options={data}
      loading={isPending}
      getOptionLabel={({ fullName }) => fullName}
      getOptionKey={({ id }) => id}
      onChange={(_, colleague) => colleague && onPick(colleague.id)}
      renderInput={(input) => <TextField {...input} label={copy.assign.to} />}
    />
  );
}
