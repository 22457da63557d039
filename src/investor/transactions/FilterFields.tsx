import Box from '@mui/material/Box';
import { transactionKinds, transactionStatuses } from '#contract/transactions.ts';
import { DayField } from '#src/investor/statement/DayField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { copy } from './copy.ts';
import type { TransactionFilter } from './filter.ts';
import { type SortName, sortNames } from './sort.ts';

const { kinds, all, ...labels } = copy.filter;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const any = ['', all] as const;

const kindChoices = [any, ...transactionKinds.map((kind) => [kind, kinds[kind]] as const)];

const statusChoices = [
  any,
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
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
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
      <DayField label={labels.from} value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label={labels.to} value={filter.to} onChange={(to) => onChange({ to })} />
      <Box sx={{ gridColumn: { xs: '1 / -1', tablet: 'auto' } }}>
        <ChoiceField label={labels.sort} value={sort} choices={sortChoices} onChange={onSort} />
      </Box>
    </Box>
  );
}

const columns = { xs: '1fr 1fr', tablet: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr) 1.4fr' };
