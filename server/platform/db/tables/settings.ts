import type { ColumnType, Generated } from 'kysely';

type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Limits, times and pauses, which staff set. */
export interface SettingsTables {
  settings: {
    id: Generated<boolean>;
    min_deposit_usd: Generated<number>;
    max_deposit_usd: Mutable<number | null>;
    min_withdrawal_usd: Generated<number>;
    daily_withdrawal_usd: Mutable<number | null>;
    review_hours: Generated<number>;
    pay_hours: Generated<number>;
    minimum_age: Generated<number>;
    address_wait_hours: Generated<number>;
    confirm_small: Generated<number>;
    confirm_medium: Generated<number>;
    confirm_large: Generated<number>;
    medium_from_usd: Generated<number>;
    large_from_usd: Generated<number>;
    payment_tolerance_bps: Generated<number>;
    late_rate: Generated<'quote' | 'seen'>;
    alarm_pauses: Generated<boolean>;
    publish_reserves: Generated<boolean>;
    fee_floor: Generated<number>;
    fee_ceiling: Generated<number>;
    address_wait_before: ColumnType<number | null, never, never>;
    address_wait_until: ColumnType<Date | null, never, never>;
    deposits_paused: Generated<boolean>;
    withdrawals_paused: Generated<boolean>;
    pause_reason: Mutable<string | null>;
    deposit_reasons: Generated<string[]>;
    withdrawal_reasons: Generated<string[]>;
  };
}
