import type { ColumnType, Generated } from 'kysely';
import type { ApprovalKind } from '#contract/approvals.ts';
import type { Coin } from '#contract/coin.ts';
import type { AwaitedSide } from '#contract/conversations.ts';
import type { ReversalKind, ReversalSource } from '#contract/reversals.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

/**
 * How it is known who decided: by a passkey that signed the text, else by what confirmed the session.
 * Ids and the nonce are hex. `earlier` was there before decisions had evidence.
 */
export type Evidence =
  | { type: 'passkey'; credential: string; nonce: string; text: string; assertion: string }
  | { type: 'password' | 'code' | 'recovery-code' | 'passkey-sign-in' | 'earlier' };

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
  objections: {
    id: Immutable<string>;
    subject_kind: Immutable<ApprovalKind>;
    subject_id: Immutable<string>;
    by_user: Immutable<string>;
    reason: Immutable<string>;
    at: ColumnType<Date, never, never>;
    lifted_at: ColumnType<Date | null, never, Date>;
  };
  approval_rules: {
    id: Immutable<string>;
    kind: Immutable<ApprovalKind>;
    from_cents: Immutable<bigint>;
    approvals: Immutable<number>;
    wait_s: Immutable<number>;
    separate_payer: Immutable<boolean>;
    removed: Immutable<boolean>;
    proposed_by: Immutable<string | null>;
    asked_at: ColumnType<Date, never, never>;
    status: Mutable<'proposed' | 'approved' | 'withdrawn'>;
    valid_from: ColumnType<Date | null, never, never>;
  };
  approvals: {
    id: Immutable<string>;
    subject_kind: Immutable<ApprovalKind>;
    subject_id: Immutable<string>;
    content: Immutable<Uint8Array>;
    cents: Immutable<bigint>;
    by_user: Immutable<string>;
    at: ColumnType<Date, never, never>;
    note: ColumnType<string | null, string | null | undefined, never>;
    sample: ColumnType<boolean, boolean | undefined, never>;
    evidence: ColumnType<Evidence | null, string | null | undefined, never>;
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
  deposit_notes: { id: string; deposit_id: string; user_id: string; text: string; at: Date };
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
    txid: Mutable<string | null>;
    coin_units: Mutable<string | null>;
    payment_note: Mutable<string | null>;
    payment_evidence: ColumnType<Evidence | null, never, string | null>;
    compared_rate_usd: Mutable<string | null>;
    compared_rate_as_of: Mutable<Date | null>;
    asked_at: ColumnType<Date, never, never>;
    awaits: ColumnType<AwaitedSide | null, never, never>;
  };
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
  adjustments: {
    id: string;
    user_id: string;
    direction: 'credit' | 'debit';
    amount_cents: bigint;
    reason: string;
    made_by: string;
    at: Date;
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
