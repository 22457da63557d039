import { boolean, type InferType, object, string } from 'yup';
import { typed } from '#contract/rules.ts';
import { settingsLimits } from '#contract/settings.ts';
import { copy } from './copy.ts';
import { isTolerance } from './tolerance.ts';

/** The number fields in the groups of the screen, each in its order. */
export const fieldGroups = {
  deposits: ['minDepositUsd', 'maxDepositUsd', 'tolerancePercent'],
  confirmations: ['confirmSmall', 'mediumFromUsd', 'confirmMedium', 'largeFromUsd', 'confirmLarge'],
  withdrawals: ['minWithdrawalUsd', 'dailyWithdrawalUsd', 'addressWaitHours'],
  payouts: ['feeFloor', 'feeCeiling'],
  investors: ['reviewHours', 'payHours', 'minimumAge'],
} as const;

export type NumberField = (typeof fieldGroups)[keyof typeof fieldGroups][number];

const { wrong } = copy.rules;

const isWithin = (text: string, [min, max]: readonly [number, number]) =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

const number = (range: readonly [number, number], sentence: string) =>
  typed().test('range', sentence, (text) => isWithin(text, range));

const feeRate = () => number(settingsLimits.feeRate, wrong.feeRate);

const confirmations = () => number(settingsLimits.confirmations, wrong.confirmations);

/** As large as the field below it, or larger. */
const atLeast = (other: string, sentence: string, field: ReturnType<typeof typed>) =>
  field.test('order', sentence, (text, { parent }) => {
    const least = String(parent[other]);
    return !/^\d{1,9}$/.test(least) || !/^\d{1,9}$/.test(text) || Number(text) >= Number(least);
  });

const dollars = () => number(settingsLimits.dollars, wrong.dollars);

const dollarsOrNone = () =>
  typed().test(
    'range',
    wrong.dollarsOrNone,
    (text) => text === '' || isWithin(text, settingsLimits.dollars),
  );

/** The rules of the form, the same as the server's, each with its own sentence. */
export const settingsFormRules = object({
  minDepositUsd: dollars(),
  maxDepositUsd: dollarsOrNone().test('order', wrong.range, (text, { parent }) => {
    const least = String(parent.minDepositUsd);
    return text === '' || !isWithin(least, settingsLimits.dollars) || Number(text) >= Number(least);
  }),
  minWithdrawalUsd: dollars(),
  dailyWithdrawalUsd: dollarsOrNone(),
  reviewHours: number(settingsLimits.reviewHours, wrong.hours),
  payHours: number(settingsLimits.payHours, wrong.hours),
  minimumAge: number(settingsLimits.minimumAge, wrong.age),
  addressWaitHours: number(settingsLimits.addressWaitHours, wrong.wait),
  feeFloor: feeRate(),
  feeCeiling: atLeast('feeFloor', wrong.ceilingBelow, feeRate()),
  confirmSmall: confirmations(),
  mediumFromUsd: dollars(),
  confirmMedium: atLeast('confirmSmall', wrong.fewer, confirmations()),
  largeFromUsd: atLeast('mediumFromUsd', wrong.largeBelow, dollars()),
  confirmLarge: atLeast('confirmMedium', wrong.fewer, confirmations()),
  tolerancePercent: typed().test('range', wrong.tolerance, isTolerance),
  lateRate: string<'quote' | 'seen'>().oneOf(['quote', 'seen']).default('quote'),
  alarmPauses: boolean().default(true),
  publishReserves: boolean().default(false),
  depositsPaused: boolean().default(false),
  withdrawalsPaused: boolean().default(false),
  pauseReason: typed(300).test(
    'needed',
    wrong.pauseReason,
    (text, { parent }) => text !== '' || !(parent.depositsPaused || parent.withdrawalsPaused),
  ),
});

/** The values of the form; numbers are text. */
export type SettingsForm = InferType<typeof settingsFormRules>;

export const isRight = (field: keyof SettingsForm, form: SettingsForm): boolean => {
  try {
    settingsFormRules.validateSyncAt(field, form);
    return true;
  } catch {
    return false;
  }
};
