import type { Selectable } from 'kysely';
import { type PublicSettings, type Settings, termsVersion } from '#contract/settings.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import type { Config } from '#server/platform/ports.ts';

export type SettingsRow = Selectable<Tables['settings']>;

/** The audit log's id of the only settings row: the nil UUID. */
export const settingsTarget = {
  kind: 'settings',
  id: '00000000-0000-0000-0000-000000000000',
} as const;

export const readSettings = (db: Db): Promise<SettingsRow> =>
  db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();

/** Without an account anyone reads these on the public pages. */
export const toPublic = (row: SettingsRow): PublicSettings => ({
  minDepositUsd: row.min_deposit_usd,
  minWithdrawalUsd: row.min_withdrawal_usd,
  reviewHours: row.review_hours,
  minimumAge: row.minimum_age,
});

/** The operator's identity and the mode come from the environment. */
export const toSettings = (row: SettingsRow, config: Config, at: Date): Settings => ({
  ...toPublic(row),
  payHours: row.pay_hours,
  maxDepositUsd: row.max_deposit_usd,
  dailyWithdrawalUsd: row.daily_withdrawal_usd,
  addressWaitHours: row.address_wait_hours,
  addressWaitBefore: waitBefore(row, at),
  confirmSmall: row.confirm_small,
  confirmMedium: row.confirm_medium,
  confirmLarge: row.confirm_large,
  mediumFromUsd: row.medium_from_usd,
  largeFromUsd: row.large_from_usd,
  paymentToleranceBps: row.payment_tolerance_bps,
  lateRate: row.late_rate,
  alarmPauses: row.alarm_pauses,
  publishReserves: row.publish_reserves,
  feeFloor: row.fee_floor,
  feeCeiling: row.fee_ceiling,
  depositsPaused: row.deposits_paused,
  withdrawalsPaused: row.withdrawals_paused,
  pauseReason: row.pause_reason,
  demo: config.demo,
  mailConfigured: config.mailConfigured,
  termsVersion,
  marketWidgets: config.marketWidgets,
  marketChartHost: new URL(config.marketChartUrl).host,
  operator: config.operator,
});

function waitBefore(row: SettingsRow, at: Date): Settings['addressWaitBefore'] {
  const { address_wait_before: hours, address_wait_until: until } = row;
  return hours !== null && until && at < until ? { hours, until: until.toISOString() } : null;
}
