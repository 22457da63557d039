import Stack from '@mui/material/Stack';
import type { ReactElement } from 'react';
import { FilterButton, FilterContext, FilterForm, SortButton } from 'react-admin';
import { useNarrow } from '../shell/useNarrow.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ExportOf } from './exportOf.ts';

/** What a list's toolbar offers. */
export interface ListToolbarProps {
  filters: ReactElement[];
  /** Fields that cards can be sorted by; a table sorts by its heads. */
  sorts: string[];
  /** How the list leaves as CSV, where it does. */
  exported?: ExportOf;
  /** The table's columns can be chosen. */
  choosable?: boolean;
}

const form = {
  flexGrow: 1,
  '& form': { flexWrap: 'wrap', gap: 1, p: 0, minHeight: 0, maxWidth: '100%', flex: '1 1 auto' },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
} as const;

/** Filters on the left; further filters, saved queries, columns and export on the right. */
export function ListToolbar({ filters, sorts, exported, choosable = false }: ListToolbarProps) {
  const narrow = useNarrow();
  return (
    <FilterContext.Provider value={filters}>
      <Stack direction="row" sx={{ alignItems: 'flex-end', flexWrap: 'wrap', gap: 1, ...form }}>
        <FilterForm />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 40 }}
        >
          <FilterButton />
          {narrow && <SortButton fields={sorts} />}
          {!narrow && choosable && exported && <ColumnsButton exported={exported} />}
          {exported && <ExportButton exported={exported} />}
        </Stack>
      </Stack>
    </FilterContext.Provider>
  );
}
