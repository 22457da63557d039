import type { BodyOf } from '#contract/call.ts';
import type { Settings, settings } from '#contract/settings.ts';
import type { SettingsForm } from './settingsForm.ts';
import { bpsOf, percentOf } from './tolerance.ts';

const textOf = (value: number | null) => (value === null ? '' : String(value));

const numberOf = (text: string) => (text === '' ? null : Number(text));

/** The stored settings as the form has them. */
export const formOf = (stored: Settings): SettingsForm => ({
  minDepositUsd: textOf(stored.minDepositUsd),
  maxDepositUsd: textOf(stored.maxDepositUsd),
  minWithdrawalUsd: textOf(stored.minWithdrawalUsd),
  dailyWithdrawalUsd: textOf(stored.dailyWithdrawalUsd),
  reviewHours: textOf(stored.reviewHours),
  payHours: textOf(stored.payHours),
  minimumAge: textOf(stored.minimumAge),
  addressWaitHours: textOf(stored.addressWaitHours),
  feeFloor: textOf(stored.feeFloor),
  feeCeiling: textOf(stored.feeCeiling),
  confirmSmall: textOf(stored.confirmSmall),
  mediumFromUsd: textOf(stored.mediumFromUsd),
  confirmMedium: textOf(stored.confirmMedium),
  largeFromUsd: textOf(stored.largeFromUsd),
  confirmLarge: textOf(stored.confirmLarge),
  tolerancePercent: percentOf(stored.paymentToleranceBps),
  lateRate: stored.lateRate,
  alarmPauses: stored.alarmPauses,
  publishReserves: stored.publishReserves,
  depositsPaused: stored.depositsPaused,
  withdrawalsPaused: stored.withdrawalsPaused,
  pauseReason: stored.pauseReason ?? '',
});

/** The form as the call takes it. */
export const bodyOfForm = (form: SettingsForm): BodyOf<typeof settings.update> => ({
  minDepositUsd: Number(form.minDepositUsd),
  maxDepositUsd: numberOf(form.maxDepositUsd),
  minWithdrawalUsd: Number(form.minWithdrawalUsd),
  dailyWithdrawalUsd: numberOf(form.dailyWithdrawalUsd),
  reviewHours: Number(form.reviewHours),
  payHours: Number(form.payHours),
  minimumAge: Number(form.minimumAge),
  addressWaitHours: Number(form.addressWaitHours),
  feeFloor: Number(form.feeFloor),
  feeCeiling: Number(form.feeCeiling),
  confirmSmall: Number(form.confirmSmall),
  mediumFromUsd: Number(form.mediumFromUsd),
  confirmMedium: Number(form.confirmMedium),
  largeFromUsd: Number(form.largeFromUsd),
  confirmLarge: Number(form.confirmLarge),
  paymentToleranceBps: bpsOf(form.tolerancePercent),
  lateRate: form.lateRate,
  alarmPauses: form.alarmPauses,
  publishReserves: form.publishReserves,
  depositsPaused: form.depositsPaused,
  withdrawalsPaused: form.withdrawalsPaused,
  pauseReason: form.pauseReason || null,
});
