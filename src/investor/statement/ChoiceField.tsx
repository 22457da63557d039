import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { hiddenLabelStyle } from '#src/shared/ui/TextField.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A native select; the choices name what it selects. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={hiddenLabelStyle}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        input={<OutlinedInput sx={{ '& .MuiNativeSelect-select': { py: '11.5px', pl: 1.5 } }} />}
        inputProps={{ id }}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
