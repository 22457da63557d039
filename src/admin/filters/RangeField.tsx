import TextField from '@mui/material/TextField';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { dollarsPattern } from '#contract/money.ts';
import { DayField, isDay } from './DayField.tsx';
import { useFilters } from './useFilters.ts';

interface RangeFieldProps {
  source: string;
  label: string;
  isDays: boolean;
}

/** An end of a range. What is typed applies on Enter or on leaving the field. */
export function RangeField({ source, label, isDays }: RangeFieldProps) {
  const { values, change } = useFilters();
  const set = String(values[source] ?? '');
  const [typed, setTyped] = useState<string>();
  const plain = (typed ?? '').replaceAll(/[$,\s]/g, '');
  const isWrong = plain !== '' && !(isDays ? isDay(plain) : dollarsPattern.test(plain));
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
  const field = {
    label,
    value: typed ?? set,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onBlur: apply,
    onKeyDown: press,
  };
  if (isDays) return <DayField {...field} />;
  return (
    <TextField
      {...field}
      size="small"
      fullWidth
      error={isWrong}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}
