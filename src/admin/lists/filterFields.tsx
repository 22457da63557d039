import type { ReactElement } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { UserFilter } from './UserFilter.tsx';

const inputProps = {
  variant: 'outlined',
  size: 'small',
  margin: 'none',
  helperText: false,
} as const;

const width = { width: { xs: '100%', sm: 170 } };

interface Choice {
  id: string | boolean;
  name: string;
}

/** One of a few values, or all; always visible by default. */
export const choiceFilter = (
  source: string,
  label: string,
  { choices, alwaysOn = true }: { choices: Choice[]; alwaysOn?: boolean },
): ReactElement => (
  <SelectInput
    {...inputProps}
    key={source}
    source={source}
    label={label}
    choices={choices}
    emptyText={copy.list.all}
    alwaysOn={alwaysOn}
    sx={width}
  />
);

/** Yes, no or both; added on demand. */
export const yesNoFilter = (source: string, label: string): ReactElement =>
  choiceFilter(source, label, {
    choices: [
      { id: true, name: copy.list.yes },
      { id: false, name: copy.list.no },
    ],
    alwaysOn: false,
  });

/** The search field of a list; it matches beginnings. */
export const searchFilter = (label: string, wide = 260): ReactElement => (
  <TextInput
    {...inputProps}
    key="q"
    source="q"
    label={label}
    alwaysOn
    resettable
    sx={{ width: { xs: '100%', sm: wide } }}
  />
);

/** Days of UTC from and to, both included. */
export const dateFilters: ReactElement[] = (['from', 'to'] as const).map((source) => (
  <TextInput
    {...inputProps}
    key={source}
    source={source}
    label={copy.list[source]}
    type="date"
    slotProps={{ inputLabel: { shrink: true } }}
    sx={width}
  />
));

/** Dollars from and to, both included. */
export const amountFilters: ReactElement[] = (['amountFrom', 'amountTo'] as const).map((source) => (
  <NumberInput
    {...inputProps}
    key={source}
    source={source}
    label={copy.list[source]}
    min={0}
    sx={width}
  />
));

export const userFilter: ReactElement = (
  <UserFilter key="userId" source="userId" label={copy.list.user} />
);
