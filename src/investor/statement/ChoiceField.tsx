import TextField from '@mui/material/TextField';
import { copy } from './copy.ts';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value | '';
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | '') => void;
}

/** One choice of a list, or all of them; the browser's own list, which every phone knows. */
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
      {choices.map(([choice, shown]) => (
        <option key={choice} value={choice}>
          {shown}
        </option>
      ))}
    </TextField>
  );
}
