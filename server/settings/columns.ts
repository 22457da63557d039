import type { Settings } from '#contract/settings.ts';

/** The settings that staff change, with their columns. */
export const columns = {
  minDepositUsd: 'min_deposit_usd',
  maxDepositUsd: 'max_deposit_usd',
  minWithdrawalUsd: 'min_withdrawal_usd',
  dailyWithdrawalUsd: 'daily_withdrawal_usd',
  reviewHours: 'review_hours',
  payHours: 'pay_hours',
  minimumAge: 'minimum_age',
  addressWaitHours: 'address_wait_hours',
  confirmSmall: 'confirm_small',
  confirmMedium: 'confirm_medium',
  confirmLarge: 'confirm_large',
  mediumFromUsd: 'medium_from_usd',
  largeFromUsd: 'large_from_usd',
  paymentToleranceBps: 'payment_tolerance_bps',
  lateRate: 'late_rate',
  alarmPauses: 'alarm_pauses',
  publishReserves: 'publish_reserves',
  feeFloor: 'fee_floor',
  feeCeiling: 'fee_ceiling',
  depositsPaused: 'deposits_paused',
  withdrawalsPaused: 'withdrawals_paused',
  pauseReason: 'pause_reason',
} as const satisfies Partial<Record<keyof Settings, string>>;

export type SettingColumn = (typeof columns)[keyof typeof columns];
