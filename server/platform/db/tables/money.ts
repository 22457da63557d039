import type { ColumnType, Generated } from 'kysely';
import type { Coin } from '#contract/coin.ts';

type Written<T> = ColumnType<T, T, never>;
type Kept<T> = ColumnType<T, T | undefined, T>;

/** Rows of the tables of what moves and why. */
export interface MoneyTables {
  accounts: {
    id: string;
    user_id: string | null;
    kind: 'available' | 'held' | 'custody' | 'payouts' | 'adjustments';
    balance_cents: Generated<bigint>;
  };
  ledger_entries: {
    id: Generated<bigint>;
    at: Written<Date>;
    debit_account_id: Written<string>;
    credit_account_id: Written<string>;
    amount_cents: Written<bigint>;
    source: Written<'deposit' | 'withdrawal' | 'adjustment'>;
    source_id: Written<string>;
    leg: Written<'credit' | 'debit' | 'hold' | 'release' | 'settle'>;
    debit_balance_cents: ColumnType<bigint | null, never, never>;
    credit_balance_cents: ColumnType<bigint | null, never, never>;
  };
  ledger_invariants: { invariant: string; broken: bigint };
  deposits: {
    id: Written<string>;
    user_id: Written<string>;
    coin: Written<Coin>;
    amount_cents: Written<bigint>;
    quote_id: Written<string | null>;
    wallet_id: Written<string | null>;
    address: Written<string>;
    txid: Written<string | null>;
    receipt_id: Written<string | null>;
    late: Written<boolean>;
    deposit_date: Written<Date>;
    rate_at_arrival: ColumnType<string | null, string | null | undefined, never>;
    rate_at_arrival_sources: ColumnType<string[] | null, string[] | null | undefined, never>;
    rate_at_arrival_as_of: ColumnType<Date | null, Date | null | undefined, never>;
    arrival_flags: ColumnType<string[], string[] | undefined, never>;
    status: Kept<'pending' | 'confirmed' | 'declined'>;
    amount_received_cents: Kept<bigint | null>;
    checked_txid: Kept<string | null>;
    checked_output: Kept<number | null>;
    decided_by: Kept<string | null>;
    decided_at: Kept<Date | null>;
    note: Kept<string | null>;
    reason: Kept<string | null>;
    duplicate: ColumnType<boolean, never, never>;
  };
  withdrawals: {
    id: Written<string>;
    user_id: Written<string>;
    coin: Written<Coin>;
    amount_cents: Written<bigint>;
    address: Written<string>;
    created_at: Written<Date>;
    status: Kept<'requested' | 'approved' | 'paid' | 'declined' | 'cancelled'>;
    decided_by: Kept<string | null>;
    decided_at: Kept<Date | null>;
    reason: Kept<string | null>;
    paid_by: Kept<string | null>;
    paid_at: Kept<Date | null>;
    paying_by: Kept<string | null>;
    paying_at: Kept<Date | null>;
    objected_by: Kept<string | null>;
    objected_at: Kept<Date | null>;
    txid: Kept<string | null>;
    coin_units: Kept<string | null>;
  };
  adjustments: {
    id: string;
    user_id: string;
    direction: 'credit' | 'debit';
    amount_cents: bigint;
    reason: string;
    made_by: string;
    at: Date;
  };
  transactions: {
    id: string;
    user_id: string;
    kind: 'deposit' | 'withdrawal' | 'credit' | 'debit';
    mode: Coin | 'Credit' | 'Debit';
    amount_cents: bigint;
    status: 'pending' | 'confirmed' | 'declined' | 'requested' | 'approved' | 'paid' | 'cancelled';
    at: Date;
    receipt_id: string | null;
    reason: string | null;
    balance_after_cents: bigint | null;
  };
}
