import type { ReactElement } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { copy } from '../copy.ts';
import { UserFilter } from './UserFilter.tsx';

const words = copy.list;

/** How every filter of a list looks. */
const look = {
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

/** A filter that is always in sight: one of a few values, or all. */
export const choiceFilter = (
  source: string,
  label: string,
  choices: Choice[],
  alwaysOn = true,
): ReactElement => (
  <SelectInput
    {...look}
    key={source}
    source={source}
    label={label}
    choices={choices}
    emptyText={words.all}
    alwaysOn={alwaysOn}
    sx={width}
  />
);

/** A filter that is added when needed: yes, no or both. */
export const yesNoFilter = (source: string, label: string): ReactElement =>
  choiceFilter(
    source,
    label,
    [
      { id: true, name: words.yes },
      { id: false, name: words.no },
    ],
    false,
  );

/** The search field of a list; it finds what begins with the text. */
export const searchFilter = (label: string, wide = 260): ReactElement => (
  <TextInput
    {...look}
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
    {...look}
    key={source}
    source={source}
    label={words[source]}
    type="date"
    slotProps={{ inputLabel: { shrink: true } }}
    sx={width}
  />
));

/** Dollars from and to, both included. */
export const amountFilters: ReactElement[] = (['amountFrom', 'amountTo'] as const).map((source) => (
  <NumberInput {...look} key={source} source={source} label={words[source]} min={0} sx={width} />
));

/** One investor, found by name. */
export const userFilter: ReactElement = (
  <UserFilter key="userId" source="userId" label={words.user} />
);
