import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { useGroupedDollars } from '#src/shared/form/useGroupedDollars.ts';
import { copy } from './copy.ts';
import { RuleField } from './RuleField.tsx';
import type { NumberField, SettingsForm } from './settingsForm.ts';

interface NumberRuleProps {
  form: UseFormReturn<SettingsForm>;
  name: NumberField;
  hint: ReactNode;
  isChanged: boolean;
}

/** A number with its unit; thousands of dollars are in groups while they are not edited. */
export const NumberRule = ({ form, name, hint, isChanged }: NumberRuleProps) => {
  const field = fieldWithError(form, name, hint);
  const grouped = useGroupedDollars(form.watch(name), field.onBlur);
  const unit = copy.rules.units[name];
  const isDollars = unit === 'USD';
  return (
    <RuleField
      {...field}
      {...(isDollars && grouped)}
      {...(isDollars ? { startAdornment: sign('$') } : { endAdornment: sign(unit) })}
      label={
        <>
          {copy.rules.fields[name]}
          <Box component="span" sx={readOnly}>{` (${unit})`}</Box>
        </>
      }
      autoComplete="off"
      inputMode={name === 'tolerancePercent' ? 'decimal' : 'numeric'}
      isChanged={isChanged}
    />
  );
};

const sign = (text: string) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ color: 'text.secondary', whiteSpace: 'nowrap', mr: 0.25 }}
  >
    {text}
  </Box>
);
