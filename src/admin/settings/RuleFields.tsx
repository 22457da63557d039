import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { fieldWithError } from '#src/shared/form/fieldWithError.tsx';
import { useGroupedDollars } from '#src/shared/form/useGroupedDollars.ts';
import { moment } from '#src/shared/format/dates.ts';
import type { Change } from './changesOf.ts';
import { copy } from './copy.ts';
import { LateRate } from './LateRate.tsx';
import { PauseSwitch } from './PauseSwitch.tsx';
import { Pauses } from './Pauses.tsx';
import { RuleField } from './RuleField.tsx';
import { RuleGroup } from './RuleGroup.tsx';
import { fieldGroups, type NumberField, type SettingsForm } from './settingsForm.ts';

const words = copy.rules;

interface RuleFieldsProps {
  form: UseFormReturn<SettingsForm>;
  settings: Settings;
  changes: readonly Change[];
}

/** The fields of all limits and pauses, in groups. */
export function RuleFields({ form, settings, changes }: RuleFieldsProps) {
  const hints = hintsOf(settings);
  const field = (name: NumberField) => {
    const before = changes.find(({ field }) => field === name)?.before;
    const was = before && words.was(before);
    const hint =
      name === 'addressWaitHours'
        ? [was, hints[name]].filter(Boolean).join(' ')
        : (was ?? hints[name]);
    return (
      <NumberRule key={name} form={form} name={name} hint={hint} isChanged={before !== undefined} />
    );
  };
  return (
    <>
      <RuleGroup name="pauses" isRow>
        <Pauses form={form} />
      </RuleGroup>
      <RuleGroup name="deposits">
        {fieldGroups.deposits.map(field)}
        <LateRate control={form.control} />
      </RuleGroup>
      <RuleGroup name="confirmations">{fieldGroups.confirmations.map(field)}</RuleGroup>
      <RuleGroup name="withdrawals">{fieldGroups.withdrawals.map(field)}</RuleGroup>
      <RuleGroup name="payouts">{fieldGroups.payouts.map(field)}</RuleGroup>
      <RuleGroup name="investors">{fieldGroups.investors.map(field)}</RuleGroup>
      <RuleGroup name="reserves" isRow>
        <PauseSwitch control={form.control} name="publishReserves" />
      </RuleGroup>
    </>
  );
}

const hintsOf = ({
  addressWaitBefore: longer,
}: Settings): Partial<Record<NumberField, string>> => ({
  maxDepositUsd: words.noLimit,
  dailyWithdrawalUsd: words.perInvestor,
  addressWaitHours: longer
    ? words.waitUntil(longer.hours, moment(longer.until))
    : words.shorterWait,
});

interface NumberRuleProps {
  form: UseFormReturn<SettingsForm>;
  name: NumberField;
  hint: ReactNode;
  isChanged: boolean;
}

/** A number with its unit; thousands of dollars are in groups while they are not edited. */
const NumberRule = ({ form, name, hint, isChanged }: NumberRuleProps) => {
  const field = fieldWithError(form, name, hint);
  const grouped = useGroupedDollars(form.watch(name), field.onBlur);
  const unit = unitOf(name, form.watch(name));
  const isDollars = unit === words.units.dollars;
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

function unitOf(name: NumberField, value: string): string {
  const { dollars, hours, block, blocks, feeRate, years, percent } = words.units;
  if (name.endsWith('Usd')) return dollars;
  if (name.endsWith('Hours')) return hours;
  if (name.startsWith('confirm')) return value === '1' ? block : blocks;
  if (name.startsWith('fee')) return feeRate;
  return name === 'minimumAge' ? years : percent;
}

const sign = (text: string) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ color: 'text.secondary', whiteSpace: 'nowrap', mr: 0.5 }}
  >
    {text}
  </Box>
);
