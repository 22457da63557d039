import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { today } from '#src/investor/statement/period.ts';
import { useDownload } from '#src/investor/statement/useDownload.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { FilterFields } from './FilterFields.tsx';
import { filterCount, noFilter, queryFilter, type TransactionFilter } from './filter.ts';
import { SearchField } from './SearchField.tsx';
import { querySort, type SortName } from './sort.ts';

interface FilterBarProps {
  filter: TransactionFilter;
  sort: SortName;
  onSort: (sort: SortName) => void;
  onChange: (change: (filter: TransactionFilter) => TransactionFilter) => void;
}

/** Searches and filters the list, and exports the result as CSV. Every control keeps its place. */
export function FilterBar({ filter, sort, onSort, onChange }: FilterBarProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const fieldsId = useId();
  const set = useCallback(
    (change: Partial<TransactionFilter>) => onChange((current) => ({ ...current, ...change })),
    [onChange],
  );
  const search = useCallback((q: string) => set({ q }), [set]);
  const count = filterCount({ ...filter, q: '' });
  return (
    <Box role="group" aria-label={copy.filter.label} sx={styles}>
      <Box sx={{ gridArea: 'search' }}>
        <SearchField value={filter.q} onChange={search} />
      </Box>
      <Button
        variant="outlined"
        aria-expanded={isUnfolded}
        aria-controls={fieldsId}
        onClick={() => setIsUnfolded(!isUnfolded)}
        sx={{ gridArea: 'toggle', display: { tablet: 'none' } }}
      >
        {count > 0 ? copy.filter.toggleActive(count) : copy.filter.toggle}
      </Button>
      <Box
        id={fieldsId}
        sx={{ gridArea: 'fields', display: { xs: isUnfolded ? 'block' : 'none', tablet: 'block' } }}
      >
        <FilterFields filter={filter} sort={sort} onChange={set} onSort={onSort} />
      </Box>
      <Button
        disabled={filterCount(filter) === 0}
        onClick={() => onChange(() => noFilter)}
        sx={{
          gridArea: 'clear',
          whiteSpace: 'nowrap',
          display: { xs: isUnfolded ? 'inline-flex' : 'none', tablet: 'inline-flex' },
        }}
      >
        {copy.filter.clear}
      </Button>
      <ExportButton filter={filter} sort={sort} />
    </Box>
  );
}

function ExportButton({ filter, sort }: Pick<FilterBarProps, 'filter' | 'sort'>) {
  const { isBusy, error, download } = useDownload();
  const chosen = queryFilter(filter);
  const query = { ...(chosen && { filter: chosen }), ...querySort(sort) };
  const exportCsv = () =>
    download(`transactions-${today()}.csv`, () => send(calls.transactions.ownCsv, { query }));
  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        disabled={isBusy}
        onClick={() => void exportCsv()}
        sx={{ gridArea: 'export', whiteSpace: 'nowrap' }}
      >
        {copy.filter.exportCsv}
      </Button>
      {error !== undefined && (
        <Box sx={{ gridArea: 'error' }}>
          <ErrorAlert id="export-error" error={error} />
        </Box>
      )}
    </>
  );
}

const styles = {
  display: 'grid',
  alignItems: 'end',
  gap: 1.5,
  p: { xs: 2, lg: 3 },
  pb: 1,
  gridTemplateColumns: { xs: '1fr 1fr', tablet: '1fr auto auto' },
  gridTemplateAreas: {
    xs: '"search search" "toggle export" "fields fields" "clear clear" "error error"',
    tablet: '"search clear export" "fields fields fields" "error error error"',
  },
} as const;
