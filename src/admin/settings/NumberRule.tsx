import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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

/** A field of a number; one of dollars has its thousands in groups while it is not edited. */
export const NumberRule = ({ form, name, hint, isChanged }: NumberRuleProps) => {
  const field = fieldWithError(form, name, hint);
  const grouped = useGroupedDollars(form.watch(name), field.onBlur);
  return (
    <RuleField
      {...field}
      {...(name.endsWith('Usd') && grouped)}
      label={copy.rules.fields[name]}
      autoComplete="off"
      inputMode={name === 'tolerancePercent' ? 'decimal' : 'numeric'}
      isChanged={isChanged}
    />
  );
};
