import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { useDebounced } from './useDebounced.ts';
import { usePerson } from './usePerson.ts';

export interface PersonFieldProps {
  label: string;
  /** Offers staff only. */
  staff: boolean;
  id: string | undefined;
  onChange: (id: string | undefined) => void;
}

const nameOf = ({ fullName, userName }: UserRecord) => `${fullName} (${userName})`;

/** Finds users by the beginning of a name, user name or e-mail address. */
export function PersonField({ label, staff, id, onChange }: PersonFieldProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const person = usePerson(id);
  const { data = [], isFetching } = useGetList<UserRecord>(resource.users, {
    filter: { ...(q && { q }), ...(staff && { role: 'admin' }) },
    sort: { field: 'fullName', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  const options = person && !data.some((user) => user.id === person.id) ? [person, ...data] : data;
  return (
    <Autocomplete
      size="small"
      options={options}
      value={person ?? null}
      loading={isFetching}
      getOptionLabel={nameOf}
      getOptionKey={(user) => user.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      // The server has searched.
      filterOptions={(found) => found}
      onChange={(_, user) => onChange(user?.id)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  );
}
