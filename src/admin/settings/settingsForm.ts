import { boolean, type InferType, object } from 'yup';
import type { BodyOf } from '#contract/call.ts';
import { ordered, typed } from '#contract/rules.ts';
import type { Settings, settings } from '#contract/settings.ts';
import { copy } from './copy.ts';

/** The number fields, in the order of the screen. */
export const numberFields = [
  'minDepositUsd',
  'maxDepositUsd',
  'minWithdrawalUsd',
  'dailyWithdrawalUsd',
  'reviewHours',
  'minimumAge',
] as const;

type NumberField = (typeof numberFields)[number];

/** Empty means no limit. */
export const optionalFields: readonly NumberField[] = ['maxDepositUsd', 'dailyWithdrawalUsd'];

const digits = /^\d{1,9}$/;

/** The rules of the form; the server checks the ranges. */
export const settingsFormRules = ordered(
  object({
    minDepositUsd: typed(),
    maxDepositUsd: typed(),
    minWithdrawalUsd: typed(),
    dailyWithdrawalUsd: typed(),
    reviewHours: typed(),
    minimumAge: typed(),
    depositsPaused: boolean().default(false),
    withdrawalsPaused: boolean().default(false),
    pauseReason: typed(300),
  }),
  [
    ...numberFields.map(
      (name) =>
        [
          name,
          copy.settings.wholeNumber,
          (value: Record<NumberField, string>) =>
            digits.test(value[name]) || (value[name] === '' && optionalFields.includes(name)),
        ] as const,
    ),
    [
      'pauseReason',
      copy.settings.pauseReasonNeeded,
      (value) => value.pauseReason !== '' || !(value.depositsPaused || value.withdrawalsPaused),
    ],
  ],
);

/** The values of the form; numbers are text. */
export type SettingsForm = InferType<typeof settingsFormRules>;

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text === '' ? null : Number(text));

export const formOf = (stored: Settings): SettingsForm => ({
  minDepositUsd: textOf(stored.minDepositUsd),
  maxDepositUsd: textOf(stored.maxDepositUsd),
  minWithdrawalUsd: textOf(stored.minWithdrawalUsd),
  dailyWithdrawalUsd: textOf(stored.dailyWithdrawalUsd),
  reviewHours: textOf(stored.reviewHours),
  minimumAge: textOf(stored.minimumAge),
  depositsPaused: stored.depositsPaused,
  withdrawalsPaused: stored.withdrawalsPaused,
  pauseReason: stored.pauseReason ?? '',
});

export const bodyOfForm = (form: SettingsForm): BodyOf<typeof settings.update> => ({
  minDepositUsd: Number(form.minDepositUsd),
  maxDepositUsd: numberOf(form.maxDepositUsd),
  minWithdrawalUsd: Number(form.minWithdrawalUsd),
  dailyWithdrawalUsd: numberOf(form.dailyWithdrawalUsd),
  reviewHours: Number(form.reviewHours),
  minimumAge: Number(form.minimumAge),
  depositsPaused: form.depositsPaused,
  withdrawalsPaused: form.withdrawalsPaused,
  pauseReason: form.pauseReason || null,
});
