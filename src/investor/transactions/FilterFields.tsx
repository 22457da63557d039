import Box from '@mui/material/Box';
import { transactionKinds, transactionStatuses } from '#contract/transactions.ts';
import { DayField } from '../statement/DayField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { copy } from './copy.ts';
import type { TransactionFilter } from './filter.ts';

const { kinds, ...labels } = copy.filter;
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const kindChoices = transactionKinds.map((kind) => [kind, kinds[kind]] as const);
const statusChoices = transactionStatuses.map((status) => [status, capitalised(status)] as const);

interface FilterFieldsProps {
  filter: TransactionFilter;
  onChange: (change: Partial<TransactionFilter>) => void;
}

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
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
    </Box>
  );
}

const columns = { xs: '1fr 1fr', tablet: 'repeat(4, 1fr)' };
