import type { ColumnType } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { AwaitedSide } from '#contract/conversations.ts';
import type { Evidence } from './evidence.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Withdrawals, and the addresses that they may go to. */
export interface WithdrawalTables {
  withdrawals: {
    id: Immutable<string>;
    user_id: Immutable<string>;
    coin: Immutable<Coin>;
    amount_cents: Immutable<bigint>;
    address: Immutable<string>;
    created_at: Immutable<Date>;
    evidence: ColumnType<Evidence | null, string | null | undefined, never>;
    status: Mutable<'requested' | 'approved' | 'paid' | 'declined' | 'cancelled'>;
    decided_by: Mutable<string | null>;
    decided_at: Mutable<Date | null>;
    reason: Mutable<string | null>;
    paid_by: Mutable<string | null>;
    paid_at: Mutable<Date | null>;
    paying_by: Mutable<string | null>;
    paying_at: Mutable<Date | null>;
    objected_by: Mutable<string | null>;
    objected_at: Mutable<Date | null>;
    /** Whose payment was taken over. */
    former_payer: ColumnType<string | null, never, never>;
    txid: Mutable<string | null>;
    coin_units: Mutable<string | null>;
    payment_note: Mutable<string | null>;
    payment_evidence: ColumnType<Evidence | null, never, string | null>;
    compared_rate_usd: Mutable<string | null>;
    compared_rate_as_of: Mutable<Date | null>;
    asked_at: ColumnType<Date, never, never>;
    awaits: ColumnType<AwaitedSide | null, never, never>;
  };
  wait_notices: { subject_id: Immutable<string>; at: ColumnType<Date, never, never> };
  payout_addresses: {
    id: Immutable<string>;
    user_id: Immutable<string>;
    coin: Immutable<Coin>;
    address: Immutable<string>;
    label: Immutable<string | null>;
    evidence: ColumnType<Evidence | null, string | null | undefined, never>;
    added_at: ColumnType<Date, never, never>;
    usable_from: ColumnType<Date, never, never>;
    removed_at: ColumnType<Date | null, never, Date>;
  };
}
