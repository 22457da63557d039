import { groupDecimal } from '#contract/money.ts';
import { copy } from './copy.ts';
import { fieldGroups, type SettingsForm } from './settingsForm.ts';

export interface Change {
  field: keyof SettingsForm;
  before: string;
  after: string;
}

const words = copy.changes;

const inHours: readonly string[] = ['reviewHours', 'payHours', 'addressWaitHours'];

/** A value in the words of the list of changes. */
export function wordsOf(field: keyof SettingsForm, value: string | boolean): string {
  if (field === 'alarmPauses') return value ? words.pause : words.noPause;
  if (field === 'publishReserves') return value ? words.published : words.notPublished;
  if (typeof value === 'boolean') return value ? words.paused : words.open;
  const text = value.trim();
  if (inHours.includes(field)) return words.hours(text);
  if (field === 'minimumAge') return words.years(text);
  if (field === 'feeFloor' || field === 'feeCeiling') return words.feeRate(text);
  if (field === 'tolerancePercent') return words.percent(text);
  if (field === 'lateRate') return copy.rules.lateRates[text === 'seen' ? 'seen' : 'quote'];
  if (field.startsWith('confirm')) return text;
  if (field === 'pauseReason') return text ? `“${text}”` : words.none;
  return text === '' ? words.noLimit : `$${/^\d+$/.test(text) ? groupDecimal(text) : text}`;
}

const fields = [
  ...fieldGroups.deposits,
  'lateRate',
  ...fieldGroups.confirmations,
  ...fieldGroups.withdrawals,
  ...fieldGroups.payouts,
  ...fieldGroups.investors,
  'alarmPauses',
  'publishReserves',
  'depositsPaused',
  'withdrawalsPaused',
  'pauseReason',
] as const;

/** The changes that saving the form would make, in the order of the screen. */
export const changesOf = (before: SettingsForm, form: SettingsForm): Change[] =>
  fields.flatMap((field) => {
    const [old, now] = [before[field], form[field]].map((value) =>
      typeof value === 'string' ? value.trim() : value,
    ) as [string | boolean, string | boolean];
    return old === now ? [] : [{ field, before: wordsOf(field, old), after: wordsOf(field, now) }];
  });
