import type { ColumnType, Generated } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { ReversalKind, ReversalSource } from '#contract/reversals.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

export interface MoneyTables {
  accounts: {
    id: string;
    user_id: string | null;
    kind: 'available' | 'held' | 'custody' | 'payouts' | 'adjustments';
    balance_cents: Generated<bigint>;
  };
  ledger_entries: {
    id: Generated<bigint>;
    at: Immutable<Date>;
    debit_account_id: Immutable<string>;
    credit_account_id: Immutable<string>;
    amount_cents: Immutable<bigint>;
    source: Immutable<'deposit' | 'withdrawal' | 'adjustment' | 'reversal'>;
    source_id: Immutable<string>;
    leg: Immutable<'credit' | 'debit' | 'hold' | 'release' | 'settle'>;
    debit_balance_cents: ColumnType<bigint | null, never, never>;
    credit_balance_cents: ColumnType<bigint | null, never, never>;
  };
  ledger_invariants: { invariant: string; broken: bigint };
  adjustment_proposals: {
    id: Immutable<string>;
    user_id: Immutable<string>;
    direction: Immutable<'credit' | 'debit'>;
    amount_cents: Immutable<bigint>;
    reason: Immutable<string>;
    proposed_by: Immutable<string>;
    asked_at: ColumnType<Date, never, never>;
    withdrawn_at: ColumnType<Date | null, never, Date>;
  };
  messages: {
    id: Immutable<string>;
    seq: ColumnType<bigint, never, never>;
    deposit_id: Immutable<string | null>;
    withdrawal_id: Immutable<string | null>;
    user_id: Immutable<string>;
    author_id: Immutable<string>;
    by_staff: Immutable<boolean>;
    text: Immutable<string>;
    created_at: Immutable<Date>;
    read_at: Mutable<Date | null>;
  };
  adjustments: {
    id: string;
    user_id: string;
    direction: 'credit' | 'debit';
    amount_cents: bigint;
    reason: string;
    made_by: string;
    at: Date;
    made_at: ColumnType<Date, never, never>;
    sample: Generated<boolean>;
  };
  reversals: {
    id: Immutable<string>;
    source: Immutable<ReversalSource>;
    source_id: Immutable<string>;
    kind: Immutable<ReversalKind>;
    user_id: Immutable<string>;
    direction: Immutable<'credit' | 'debit'>;
    amount_cents: Immutable<bigint>;
    reason: Immutable<string>;
    made_by: Immutable<string>;
    asked_at: ColumnType<Date, never, never>;
    status: Mutable<'proposed' | 'made' | 'withdrawn'>;
    made_at: Mutable<Date | null>;
  };
  transactions: {
    id: string;
    user_id: string;
    kind: 'deposit' | 'withdrawal' | 'credit' | 'debit' | 'reversal';
    mode: Coin | 'Credit' | 'Debit';
    amount_cents: bigint;
    quoted_cents: bigint | null;
    status: 'pending' | 'confirmed' | 'declined' | 'requested' | 'approved' | 'paid' | 'cancelled';
    at: Date;
    posted_at: Date | null;
    listed_at: Date;
    receipt_id: string | null;
    address: string | null;
    txid: string | null;
    reason: string | null;
  };
}
