import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Proposal } from './effectOf.ts';

interface RuleChoiceProps {
  form: UseFormReturn<Proposal>;
  name: 'kind' | 'approvals';
  label: string;
  options: readonly (readonly [string | number, string])[];
}

/** A field of the form of a rule with a list to choose from. */
export const RuleChoice = ({ form, name, label, options }: RuleChoiceProps) => (
  <Controller
    name={name}
    control={form.control}
    render={({ field: { ref, ...field }, fieldState }) => (
      <Select
        {...field}
        {...{ id: name, inputRef: ref, label }}
        error={fieldState.invalid}
        select
        fullWidth
      >
        {options.map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
    )}
  />
);
