import TextField from '@mui/material/TextField';
import { copy } from './copy.ts';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value | '';
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
}

/** A native select with the choice of all. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value | '')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: { sm: 150 } }}
    >
      <option value="">{copy.all}</option>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
