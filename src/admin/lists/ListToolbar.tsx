import Stack from '@mui/material/Stack';
import type { ReactElement } from 'react';
import { FilterButton, FilterContext, FilterForm, SortButton } from 'react-admin';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ExportOf } from './exportOf.ts';

export interface ListToolbarProps {
  filters: ReactElement[];
  /** The sort fields of the cards; a table sorts by its column headers. */
  sorts: string[];
  /** The CSV export; its columns are the ones that staff can choose. */
  exported?: ExportOf;
}

const form = {
  flexGrow: 1,
  '& form': { flexWrap: 'wrap', gap: 1, p: 0, minHeight: 0, maxWidth: '100%', flex: '1 1 auto' },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
} as const;

export function ListToolbar({ filters, sorts, exported }: ListToolbarProps) {
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
          {!narrow && exported && <ColumnsButton exported={exported} />}
          {exported && <ExportButton exported={exported} />}
        </Stack>
      </Stack>
    </FilterContext.Provider>
  );
}
