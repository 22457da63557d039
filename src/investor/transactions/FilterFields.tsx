import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { transactionKinds, transactionStatuses } from '#contract/transactions.ts';
import { DayField } from '#src/investor/statement/DayField.tsx';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';
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
    <Box sx={styles}>
      <ChoiceField
        label={labels.kind}
        all={labels.allKinds}
        value={filter.kind}
        choices={kindChoices}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceField
        label={labels.status}
        all={labels.allStatuses}
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
    </Box>
  );
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: '1fr 1fr',
    tablet: 'repeat(4, minmax(0, 1fr))',
    lg: '120px 124px 160px 140px',
  },
  '@media (max-width: 359.95px)': { gridTemplateColumns: '1fr' },
} as const;

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** The choice of all, which also names the field. */
  all: string;
  value: Value | '';
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
}

/** A native select. */
function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, all, value, choices, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={hiddenLabelStyle}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as Value | '')}
        input={<OutlinedInput sx={{ '& .MuiNativeSelect-select': { py: '11.5px', pl: 1.5 } }} />}
        inputProps={{ id }}
      >
        <option value="">{all}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
