import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import type { Settings } from '#contract/settings.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { maximumHint, minimumHint } from './amountRules.ts';
import { copy } from './copy.ts';

interface AmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  settings: Settings | undefined;
  /** The error of the amount; a broken limit turns its own hint into the alert. */
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const hintId = 'amount-hint';

/** The amount of a deposit, with the operator's limits as a hint. */
export function AmountField({ value, onChange, settings, error, ref }: AmountFieldProps) {
  const hints = settings
    ? [minimumHint(settings), maximumHint(settings)].filter((hint) => hint !== undefined)
    : ['\u00a0'];
  const lines = error === undefined || hints.includes(error) ? hints : [error, ...hints];
  return (
    <TextField
      id="amount"
      label={copy.amount.label}
      placeholder={copy.amount.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={lines.map((line) => <HintLine key={line} text={line} isError={line === error} />)}
      autoComplete="off"
      fullWidth
      inputRef={ref}
      sx={figure}
      startAdornment={<Box component="span">{copy.amount.sign}</Box>}
      slotProps={{
        formHelperText: { id: hintId },
        htmlInput: { inputMode: 'numeric', 'aria-describedby': hintId },
        input: {
          endAdornment: <InputAdornment position="end">{copy.amount.dollars}</InputAdornment>,
        },
      }}
    />
  );
}

function HintLine({ text, isError }: { text: string; isError: boolean }) {
  return (
    <Box
      role={isError ? 'alert' : undefined}
      sx={{ fontSize: '0.8125rem', color: isError ? 'error.main' : 'text.secondary' }}
    >
      {text}
    </Box>
  );
}

const figure = {
  gap: 1,
  minHeight: 56,
  fontSize: '1.75rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  '& .MuiOutlinedInput-input': { py: 1, pl: 0 },
} as const;
