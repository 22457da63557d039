import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { resource } from '#contract/backOffice.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';

export interface UserInputProps {
  source: string;
  label: string;
  /** Offers staff only. */
  staff?: boolean;
}

const queryOf = (typed: string) => (typed.trim() === '' ? {} : { q: typed.trim() });
const nameOf = ({ fullName, userName }: UserRecord) => `${fullName} (${userName})`;

/** Finds users by the beginning of a name, user name or e-mail address. */
export function UserInput({ source, label, staff = false }: UserInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference={resource.users}
      perPage={10}
      sort={{ field: 'fullName', order: 'ASC' }}
      filter={staff ? { role: 'admin' } : {}}
    >
      <AutocompleteInput
        label={label}
        optionText={nameOf}
        inputText={nameOf}
        filterToQuery={queryOf}
        variant="outlined"
        size="small"
        margin="none"
        helperText={false}
        sx={{ width: { xs: 200, sm: 240 } }}
      />
    </ReferenceInput>
  );
}
