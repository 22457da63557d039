import Box from '@mui/material/Box';
import type { Ref } from 'react';
import type { Settings } from '#contract/settings.ts';
import { DollarField } from '#src/investor/amount/DollarField.tsx';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { maximumHint, minimumHint } from './amountRules.ts';
import { copy } from './copy.ts';

interface AmountFieldProps {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  settings: Settings | undefined;
  /** The error of the amount, in the place of the hint. */
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const hintId = 'amount-hint';

/** The amount of a deposit, with the operator's limits as a hint. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, onBlur, settings, error, ref } = props;
  return (
    <DollarField
      id="amount"
      label={copy.amount.label}
      placeholder={copy.amount.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error ? <FieldError>{error}</FieldError> : <Limits settings={settings} />}
      inputRef={ref}
      slotProps={{
        formHelperText: { id: hintId },
        htmlInput: { inputMode: 'numeric', 'aria-describedby': hintId },
      }}
    />
  );
}

// A space keeps the line until the limits are known.
function Limits({ settings }: { settings: Settings | undefined }) {
  const hints = settings
    ? [minimumHint(settings), maximumHint(settings)].filter((hint) => hint !== undefined)
    : ['\u00a0'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {hints.map((hint) => (
        <Box key={hint}>{hint}</Box>
      ))}
    </Box>
  );
}
