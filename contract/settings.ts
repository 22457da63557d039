import { boolean, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { text } from './rules.ts';
import { settingsPreview } from './settingsPreview.ts';
import { type marketWidgetModes, readSettings, settingsRecord } from './settingsRecord.ts';

/** The least and the greatest value of a setting, both included. */
export const settingsLimits = {
  dollars: [1, 999_999_999],
  reviewHours: [1, 720],
  payHours: [1, 720],
  minimumAge: [18, 120],
  addressWaitHours: [0, 720],
  confirmations: [1, 6],
  toleranceBps: [0, 200],
  feeRate: [1, 1_000],
} as const;

const within = ([min, max]: readonly [number, number]) => number().integer().min(min).max(max);
const dollars = () => within(settingsLimits.dollars);

/** Settings of staff; dollars are whole numbers, null means no limit. */
export const settingsRules = object({
  minDepositUsd: dollars(),
  maxDepositUsd: dollars().nullable(),
  minWithdrawalUsd: dollars(),
  dailyWithdrawalUsd: dollars().nullable(),
  reviewHours: within(settingsLimits.reviewHours),
  payHours: within(settingsLimits.payHours),
  minimumAge: within(settingsLimits.minimumAge),
  addressWaitHours: within(settingsLimits.addressWaitHours),
  confirmSmall: within(settingsLimits.confirmations),
  confirmMedium: within(settingsLimits.confirmations),
  confirmLarge: within(settingsLimits.confirmations),
  mediumFromUsd: dollars(),
  largeFromUsd: dollars(),
  paymentToleranceBps: within(settingsLimits.toleranceBps),
  lateRate: string<'quote' | 'seen'>().oneOf(['quote', 'seen']),
  alarmPauses: boolean(),
  publishReserves: boolean(),
  feeFloor: within(settingsLimits.feeRate),
  feeCeiling: within(settingsLimits.feeRate),
  depositsPaused: boolean(),
  withdrawalsPaused: boolean(),
  pauseReason: text(300).nullable(),
});

/** Settings that the public pages name, with the defaults of a new installation. */
export const publicDefaults = {
  minDepositUsd: 50,
  minWithdrawalUsd: 1,
  reviewHours: 48,
  minimumAge: 18,
} as const satisfies Partial<InferType<typeof settingsRules>>;

export type PublicSettings = Record<keyof typeof publicDefaults, number>;

export type MarketWidgets = (typeof marketWidgetModes)[number];

export type Settings = InferType<typeof settingsRecord>;

/** Version of the terms that a registration accepts (S-052). */
export const termsVersion = '2026-11-28';

/** ISO day of the last change of the privacy policy. */
export const privacyVersion = '2026-11-24';

export const settings = {
  read: readSettings,
  preview: call({
    method: 'GET',
    path: '/settings/preview',
    access: 'admin',
    duty: 'any',
    query: settingsRules.pick(['reviewHours', 'minDepositUsd', 'maxDepositUsd']),
    reply: object({ data: settingsPreview }),
  }),
  update: call({
    method: 'PUT',
    path: '/settings',
    access: 'admin',
    duty: ['keys', 'review', 'approve', 'pay', 'people'],
    requiresPassword: true,
    body: settingsRules,
    reply: object({ data: settingsRecord }),
  }),
} as const;
