import type { UseFormReturn } from 'react-hook-form';
import type { Settings } from '#contract/settings.ts';
import { moment } from '#src/shared/format/dates.ts';
import type { Change } from './changesOf.ts';
import { copy } from './copy.ts';
import { LateRate } from './LateRate.tsx';
import { NumberRule } from './NumberRule.tsx';
import { Pauses } from './Pauses.tsx';
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
      <RuleGroup name="deposits">
        {fieldGroups.deposits.map(field)}
        <LateRate control={form.control} />
      </RuleGroup>
      <RuleGroup name="confirmations">{fieldGroups.confirmations.map(field)}</RuleGroup>
      <RuleGroup name="withdrawals">{fieldGroups.withdrawals.map(field)}</RuleGroup>
      <RuleGroup name="payouts">{fieldGroups.payouts.map(field)}</RuleGroup>
      <RuleGroup name="investors">{fieldGroups.investors.map(field)}</RuleGroup>
      <RuleGroup name="pauses" isRow>
        <Pauses form={form} />
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
