import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { UserRecord } from '#src/admin/provider/records.ts';
import type { PersonInputProps } from './UserFilter.tsx';

const found = (typed: string) => (typed.trim() === '' ? {} : { q: typed.trim() });
const nameOf = ({ fullName, userName }: UserRecord) => `${fullName} (${userName})`;

/** Finds a person by the beginning of a name, user name or e-mail address. */
export function UserInput({ source, label, staff = false }: PersonInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference="testing"
      perPage={10}
      sort={{ field: 'fullName', order: 'ASC' }}
      filter={staff ? { role: 'admin' } : {}}
    >
      <AutocompleteInput
        label={label}
        optionText={nameOf}
        inputText={nameOf}
        filterToQuery={found}
        variant="outlined"
        size="small"
        margin="none"
        helperText={false}
        sx={{ width: { xs: 200, sm: 240 } }}
      />
    </ReferenceInput>
  );
}
