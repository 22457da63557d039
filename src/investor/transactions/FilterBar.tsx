import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import { transactions } from '#contract/transactions.ts';
import { today } from '#src/investor/statement/period.ts';
import { StatementsLink } from '#src/investor/statement/StatementsLink.tsx';
import { useDownload } from '#src/investor/statement/useDownload.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';
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
  const whenUnfolded = isUnfolded ? 'block' : 'none';
  const [clearCount, setClearCount] = useState(0);
  const fieldsId = useId();
  const set = useCallback(
    (change: Partial<TransactionFilter>) => onChange((current) => ({ ...current, ...change })),
    [onChange],
  );
  const search = useCallback((q: string) => set({ q }), [set]);
  const count = filterCount({ ...filter, q: '' });
  return (
    <Box role="group" aria-label={copy.filter.label} sx={isUnfolded ? unfolded : styles}>
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
        sx={{ gridArea: 'fields', display: { xs: whenUnfolded, tablet: 'block' } }}
      >
        <FilterFields key={clearCount} filter={filter} sort={sort} onChange={set} onSort={onSort} />
      </Box>
      <Button
        title={copy.filter.clear}
        disabled={filterCount(filter) === 0}
        onClick={() => {
          // Also clears a day that is not complete.
          setClearCount(clearCount + 1);
          onChange(() => noFilter);
        }}
        sx={{
          gridArea: 'clear',
          minWidth: 44,
          px: 1,
          display: { xs: whenUnfolded, tablet: 'inline-flex' },
          // As an icon without words it shows once it has an effect.
          visibility: { tablet: filterCount(filter) === 0 ? 'hidden' : 'visible' },
        }}
      >
        <FilterAltOffOutlined sx={{ fontSize: 20, display: { xs: 'none', tablet: 'block' } }} />
        <Box component="span" sx={iconOnly}>
          {copy.filter.clear}
        </Box>
      </Button>
      <Box sx={{ gridArea: 'export', display: 'flex', gap: 1, mr: { tablet: -1.5 } }}>
        <ExportButton filter={filter} sort={sort} />
        <StatementsLink sx={inBar} />
      </Box>
    </Box>
  );
}

function ExportButton({ filter, sort }: Pick<FilterBarProps, 'filter' | 'sort'>) {
  const { isBusy, error, download } = useDownload();
  const chosen = queryFilter(filter);
  const query = { ...(chosen && { filter: chosen }), ...querySort(sort) };
  const exportCsv = () =>
    download(`transactions-${today()}.csv`, () => send(transactions.ownCsv, { query }));
  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        disabled={isBusy}
        onClick={() => void exportCsv()}
        sx={{ px: { xs: 0.5, tablet: 1.5 }, flex: { xs: 1, tablet: 'none' }, whiteSpace: 'nowrap' }}
      >
        <Box component="span" sx={hiddenLabelStyle}>
          {copy.filter.export}&nbsp;
        </Box>
        {copy.filter.csv}
      </Button>
      {error !== undefined && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ErrorAlert id="export-error" error={error} />
        </Box>
      )}
    </>
  );
}

// A wide screen has it in the top bar.
const inBar = {
  flex: { xs: 1, tablet: 'none' },
  px: { xs: 0.5, tablet: 1.5 },
  display: { wide: 'none' },
};

// Wide screens have one line for all fields.
const iconOnly = {
  position: { tablet: 'absolute' },
  clipPath: { tablet: 'inset(50%)' },
  whiteSpace: 'nowrap',
} as const;

const phone = '"search search" "toggle export"';

const areas = {
  tablet: '"search clear export" "fields fields fields"',
  lg: '"search fields clear export"',
};

const styles = {
  display: 'grid',
  alignItems: 'start',
  gap: 1,
  px: { xs: 2, tablet: 3 },
  py: 2,
  gridTemplateColumns: { xs: '2fr 3fr', tablet: '1fr auto auto', lg: '1fr auto auto auto' },
  gridTemplateAreas: { xs: phone, ...areas },
} as const;

const unfolded = {
  ...styles,
  gridTemplateAreas: { xs: `${phone} "fields fields" "clear clear"`, ...areas },
} as const;
