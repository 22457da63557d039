import type { ColumnType } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { AwaitedSide } from '#contract/conversations.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Deposits, and the notes of staff on them. */
export interface DepositTables {
  deposits: {
    id: Immutable<string>;
    user_id: Immutable<string>;
    coin: Immutable<Coin>;
    amount_cents: Immutable<bigint>;
    quote_id: Immutable<string | null>;
    wallet_id: Immutable<string | null>;
    address: Immutable<string>;
    txid: Mutable<string | null>;
    receipt_id: Mutable<string | null>;
    late: Immutable<boolean>;
    deposit_date: Immutable<Date>;
    rate_at_arrival: ColumnType<string | null, string | null | undefined, never>;
    rate_at_arrival_sources: ColumnType<string[] | null, string[] | null | undefined, never>;
    rate_at_arrival_as_of: ColumnType<Date | null, Date | null | undefined, never>;
    arrival_flags: ColumnType<string[], string[] | undefined, never>;
    status: Mutable<'pending' | 'confirmed' | 'declined'>;
    amount_received_cents: Mutable<bigint | null>;
    checked_txid: Mutable<string | null>;
    checked_output: Mutable<number | null>;
    decided_by: Mutable<string | null>;
    decided_at: Mutable<Date | null>;
    note: Mutable<string | null>;
    reason: Mutable<string | null>;
    duplicate: ColumnType<boolean, never, never>;
    assigned_to: Mutable<string | null>;
    awaits: ColumnType<AwaitedSide | null, never, never>;
    asked_at: ColumnType<Date, never, never>;
  };
  deposit_notes: { id: string; deposit_id: string; user_id: string; text: string; at: Date };
}
