import InputAdornment from '@mui/material/InputAdornment';
import type { Settings } from '#contract/settings.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from '../copy.ts';
import { maximumHint, minimumHint } from './amountRules.ts';

interface AmountFieldProps {
  value: string;
  onType: (text: string) => void;
  settings: Settings | undefined;
  /** The alert that says what is wrong with the amount, if anything. */
  problemId: string | undefined;
}

const hintId = 'amount-hint';

/** The dollars of a deposit, with the operator's limits beside it (S-188, S-189, S-205). */
export function AmountField({ value, onType, settings, problemId }: AmountFieldProps) {
  const hints = settings ? [minimumHint(settings), maximumHint(settings)] : [];
  return (
    <TextField
      id="amount"
      label={copy.deposit.amount}
      placeholder={copy.deposit.placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={problemId !== undefined}
      helperText={hints.filter((hint) => hint !== undefined).map(hintLine)}
      autoComplete="off"
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { id: hintId },
        htmlInput: {
          inputMode: 'numeric',
          'aria-describedby': problemId ? `${problemId} ${hintId}` : hintId,
        },
        input: {
          endAdornment: <InputAdornment position="end">{copy.deposit.dollars}</InputAdornment>,
        },
      }}
    />
  );
}

const hintLine = (hint: string) => <div key={hint}>{hint}</div>;
