import type { Trx } from '#server/platform/db/tables.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import type { SettingColumn } from './columns.ts';

/** The settings as a mail names them. */
const names: Record<SettingColumn, string> = {
  min_deposit_usd: 'Minimum deposit (USD)',
  max_deposit_usd: 'Maximum deposit (USD)',
  min_withdrawal_usd: 'Minimum withdrawal (USD)',
  daily_withdrawal_usd: 'Withdrawals per day (USD)',
  review_hours: 'Review time (hours)',
  pay_hours: 'Payment time (hours)',
  minimum_age: 'Minimum age (years)',
  address_wait_hours: 'Wait of a new address (hours)',
  confirm_small: 'Confirmations of small deposits',
  confirm_medium: 'Confirmations of medium deposits',
  confirm_large: 'Confirmations of large deposits',
  medium_from_usd: 'Medium from (USD)',
  large_from_usd: 'Large from (USD)',
  payment_tolerance_bps: 'What a payment may lack (0.01 %)',
  late_rate: 'Rate of late payments',
  alarm_pauses: 'Alarms pause transfers',
  publish_reserves: 'Reserves are published',
  fee_floor: 'Lowest fee rate (sat/vB)',
  fee_ceiling: 'Highest fee rate (sat/vB)',
  deposits_paused: 'Deposits paused',
  withdrawals_paused: 'Withdrawals paused',
  pause_reason: 'Reason of the pause',
};

export interface SettingChange {
  column: SettingColumn;
  before: unknown;
  after: unknown;
}

/** Mails all staff a change by one of them: the settings take one person, and some protect money. */
export async function noticeOfSettings(
  trx: Trx,
  { by, changes, at }: { by: string; changes: readonly SettingChange[]; at: Date },
): Promise<void> {
  await noticeToStaff(trx, {
    subject: 'Settings changed',
    summary: `${by} changed the settings.`,
    rows: changes.map(
      ({ column, before, after }) =>
        [names[column], `${shown(after)}, was ${shown(before)}`] as const,
    ),
    at,
  });
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === '' ? 'none' : String(value);
}
