import InputAdornment from '@mui/material/InputAdornment';
import type { Settings } from '#contract/settings.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from '../copy.ts';
import { maximumHint, minimumHint } from './amountRules.ts';

interface AmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  settings: Settings | undefined;
  /** The alert with the amount's error. */
  errorId: string | undefined;
}

const hintId = 'amount-hint';

/** The amount of a deposit, with the operator's limits as a hint. */
export function AmountField({ value, onChange, settings, errorId }: AmountFieldProps) {
  const hints = settings ? [minimumHint(settings), maximumHint(settings)] : [];
  return (
    <TextField
      id="amount"
      label={copy.deposit.amount}
      placeholder={copy.deposit.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={errorId !== undefined}
      helperText={hints.filter((hint) => hint !== undefined).map(hintLine)}
      autoComplete="off"
      fullWidth
      slotProps={{
        formHelperText: { id: hintId },
        htmlInput: {
          inputMode: 'numeric',
          'aria-describedby': errorId ? `${errorId} ${hintId}` : hintId,
        },
        input: {
          endAdornment: <InputAdornment position="end">{copy.deposit.dollars}</InputAdornment>,
        },
      }}
    />
  );
}

const hintLine = (hint: string) => <div key={hint}>{hint}</div>;
