import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '#contract/calls.ts';
import { transactionKinds, transactionStatuses } from '#contract/transactions.ts';
import { send } from '#src/shared/api/send.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ChoiceField } from '../statement/ChoiceField.tsx';
import { copy } from '../statement/copy.ts';
import { DayField } from '../statement/DayField.tsx';
import { fieldRow } from '../statement/fieldRow.ts';
import { today } from '../statement/period.ts';
import { useDownload } from '../statement/useDownload.ts';
import { noFilter, queryFilter, type TransactionFilter } from './filter.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const kinds = transactionKinds.map((kind) => [kind, copy.kinds[kind]] as const);
const statuses = transactionStatuses.map((status) => [status, capitalised(status)] as const);

interface FilterBarProps {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
}

/** Filters the list by kind, status and days, and exports the result as CSV. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { isBusy, error, download } = useDownload();
  const set = (change: Partial<TransactionFilter>) => onChange({ ...filter, ...change });
  const query = queryFilter(filter);
  const exportCsv = () =>
    download(`transactions-${today()}.csv`, () =>
      send(calls.transactions.ownCsv, { query: query ? { filter: query } : {} }),
    );
  return (
    <Box role="group" aria-label={copy.filter} sx={{ ...fieldRow, p: 2 }}>
      <ChoiceField
        label={copy.kind}
        value={filter.kind}
        choices={kinds}
        onChange={(kind) => set({ kind })}
      />
      <ChoiceField
        label={copy.status}
        value={filter.status}
        choices={statuses}
        onChange={(status) => set({ status })}
      />
      <DayField label={copy.from} value={filter.from} onChange={(from) => set({ from })} />
      <DayField label={copy.to} value={filter.to} onChange={(to) => set({ to })} />
      {query && <Button onClick={() => onChange(noFilter)}>{copy.clear}</Button>}
      <Button
        startIcon={<FileDownloadOutlined />}
        disabled={isBusy}
        onClick={() => void exportCsv()}
        sx={{ ml: { sm: 'auto' } }}
      >
        {copy.exportCsv}
      </Button>
      {error !== undefined && (
        <Box sx={wholeRow}>
          <ErrorAlert id="export-error" error={error} />
        </Box>
      )}
      <Typography variant="caption" color="text.secondary" sx={wholeRow}>
        {copy.days}
      </Typography>
    </Box>
  );
}

const wholeRow = { width: '100%', gridColumn: '1 / -1' } as const;
