import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { dollarsPattern } from '#contract/money.ts';
import { useFilters } from './useFilters.ts';

interface RangeFieldProps {
  source: string;
  label: string;
  isDay: boolean;
}

/** An end of a range. What is typed applies on Enter or on leaving the field. */
export function RangeField({ source, label, isDay }: RangeFieldProps) {
  const { values, change } = useFilters();
  const set = String(values[source] ?? '');
  const [typed, setTyped] = useState<string>();
  const plain = (typed ?? '').replaceAll(/[$,\s]/g, '');
  const isWrong = !isDay && plain !== '' && !dollarsPattern.test(plain);
  const apply = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (plain !== set) change({ [source]: plain === '' ? undefined : plain });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={typed ?? set}
      error={isWrong}
      type={isDay ? 'date' : 'text'}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={press}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isDay ? {} : { inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}
