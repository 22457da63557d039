import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

interface FeeRateFieldProps {
  value: string;
  /** Of the node; it is taken where the field is empty. */
  estimate: string | null;
  onChange: (digits: string) => void;
}

/** Whole satoshi for a byte. */
export const FeeRateField = ({ value, estimate, onChange }: FeeRateFieldProps) => (
  <TextField
    id="payout-fee-rate"
    label={copy.make.feeRate}
    helperText={copy.make.feeHint(estimate)}
    value={value}
    onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
    inputMode="numeric"
    fullWidth
  />
);
