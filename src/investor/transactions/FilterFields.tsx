import Box from '@mui/material/Box';
import { transactionKinds, transactionStatuses } from '#contract/transactionRecord.ts';
import { ChoiceField } from '#src/investor/statement/ChoiceField.tsx';
import { DayField } from '#src/investor/statement/DayField.tsx';
import { copy } from './copy.ts';
import type { TransactionFilter } from './filter.ts';
import { type SortName, sortNames } from './sort.ts';

const { kinds, ...labels } = copy.filter;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const kindChoices = [
  ['', labels.allKinds] as const,
  ...transactionKinds.map((kind) => [kind, kinds[kind]] as const),
];

const statusChoices = [
  ['', labels.allStatuses] as const,
  ...transactionStatuses.map((status) => [status, capitalised(status)] as const),
];

const sortChoices = sortNames.map((name) => [name, copy.sorts[name]] as const);

interface FilterFieldsProps {
  filter: TransactionFilter;
  sort: SortName;
  onChange: (change: Partial<TransactionFilter>) => void;
  onSort: (sort: SortName) => void;
}

export function FilterFields({ filter, sort, onChange, onSort }: FilterFieldsProps) {
  return (
    <Box sx={styles}>
      <ChoiceField
        label={labels.kind}
        value={filter.kind}
        choices={kindChoices}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceField
        label={labels.status}
        value={filter.status}
        choices={statusChoices}
        onChange={(status) => onChange({ status })}
      />
      <DayField
        label={labels.from}
        value={filter.from}
        onChange={(from) => onChange({ from })}
        isInline
      />
      <DayField label={labels.to} value={filter.to} onChange={(to) => onChange({ to })} isInline />
      <Box sx={sortPlace}>
        <ChoiceField label={labels.sort} value={sort} choices={sortChoices} onChange={onSort} />
      </Box>
    </Box>
  );
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: '1fr 1fr',
    tablet: 'repeat(5, minmax(0, 1fr))',
    lg: '120px 124px 160px 140px',
  },
  '@media (max-width: 359.95px)': { gridTemplateColumns: '1fr' },
} as const;

// The heads of a wide list sort it.
const sortPlace = {
  display: { xs: 'block', lg: 'none' },
  gridColumn: { xs: '1 / -1', tablet: 'auto' },
} as const;
