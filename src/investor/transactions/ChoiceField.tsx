import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { labelStyle } from '#src/shared/ui/TextField.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A native select. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={labelStyle}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        input={<OutlinedInput sx={{ '& .MuiNativeSelect-select': { py: '11.5px' } }} />}
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
