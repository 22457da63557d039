import type { ColumnType, Generated } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { DifferenceKind } from '#contract/reconciliations.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

/** Proves that a block contains a Bitcoin payment; hex. */
export interface StoredProof {
  rawTx: string;
  merkleBlock: string;
  /** Of the blocks above; once the payment is final. */
  headers?: string[];
}

/** Null where no address has the script. */
export interface StoredOutput {
  address: string | null;
  units: string;
}

/** Units as text; `outputs` of coin that left, `deposit` or `withdrawal` of a payment that left the chain. */
export interface AlarmFacts {
  units: string;
  address: string;
  outputs?: StoredOutput[];
  deposit?: string;
  withdrawal?: string;
}

export interface ChainTables {
  receiving_addresses: {
    id: Immutable<string>;
    wallet_id: Immutable<string>;
    coin: Immutable<Coin>;
    branch: ColumnType<number | null, number | undefined, never>;
    index: ColumnType<number | null, number | undefined, never>;
    address: Immutable<string>;
    script: Mutable<Uint8Array | null>;
    user_id: ColumnType<string | null, string | undefined, never>;
    issued_at: ColumnType<Date, never, never>;
    first_seen_at: Mutable<Date | null>;
  };
  chain_state: {
    coin: Coin;
    network: string;
    height: number | null;
    hash: string | null;
    finalized_height: number | null;
    read_at: Date | null;
    problem: 'wrong-network' | 'away' | 'behind' | 'incomplete' | null;
    second_height: number | null;
    second_read_at: Date | null;
    second_problem: 'away' | 'wrong-network' | 'differs' | null;
    differs_since: Date | null;
    incomplete_until: number | null;
    fee_rate: Mutable<string | null>;
    tip_rate: Mutable<string | null>;
  };
  chain_blocks: {
    coin: Coin;
    height: number;
    hash: string;
    previous: string;
    header: Uint8Array | null;
    at: Date;
  };
  chain_balances: { address_id: string; units: string; height: number };
  chain_payments: {
    id: Immutable<string>;
    coin: Immutable<Coin>;
    address_id: Immutable<string>;
    txid: Immutable<string | null>;
    n: Immutable<number>;
    units: Immutable<string>;
    seen_at: Immutable<Date>;
    rate_usd: Immutable<string | null>;
    mined_at: Mutable<Date | null>;
    mined_rate_usd: Mutable<string | null>;
    block_hash: Mutable<string | null>;
    height: Mutable<number | null>;
    state: 'seen' | 'mined' | 'final' | 'gone';
    via: Immutable<'plain' | 'contract'>;
    sources: string[];
    spends: Generated<string[]>;
    replaced_by: Mutable<string | null>;
    spv: Mutable<StoredProof | null>;
    spent_txid: Mutable<string | null>;
    spent_height: Mutable<number | null>;
    linked: ColumnType<boolean, never, never>;
  };
  chain_spends: {
    id: Immutable<string>;
    coin: Immutable<Coin>;
    address_id: Immutable<string>;
    txid: Immutable<string | null>;
    units: Immutable<string>;
    fee_units: Immutable<string>;
    outputs: ColumnType<StoredOutput[], string, never>;
    seen_at: Immutable<Date>;
    rate_usd: Immutable<string | null>;
    block_hash: string | null;
    height: number | null;
    state: 'seen' | 'mined' | 'final' | 'gone';
    sources: string[];
    is_earlier: Immutable<boolean>;
  };
  withdrawal_checks: {
    withdrawal_id: Immutable<string>;
    coin: Immutable<Coin>;
    txid: Immutable<string>;
    state: 'unread' | 'missing' | 'seen' | 'mined' | 'final' | 'gone';
    units: Mutable<string | null>;
    block_hash: Mutable<string | null>;
    height: Mutable<number | null>;
    looked_height: Mutable<number | null>;
    looked_at: ColumnType<Date, never, Date>;
    found_at: Mutable<Date | null>;
    made_at: ColumnType<Date, never, never>;
  };
  alarms: {
    id: Immutable<string>;
    kind: Immutable<'theft' | 'reorg'>;
    coin: Immutable<Coin>;
    txid: Immutable<string>;
    facts: ColumnType<AlarmFacts, string, never>;
    paused: ColumnType<boolean, never, never>;
    raised_at: ColumnType<Date, never, never>;
    status: ColumnType<'open' | 'closed', never, 'closed'>;
    closed_at: ColumnType<Date | null, never, never>;
  };
  reconciliations: {
    id: Immutable<string>;
    coin: Immutable<Coin>;
    day: Immutable<string>;
    height: Immutable<number>;
    block_hash: Immutable<string>;
    made_at: ColumnType<Date, never, never>;
    opening: Immutable<string>;
    received: Immutable<string>;
    paid: Immutable<string>;
    fees: Immutable<string>;
    expected: Immutable<string>;
    on_chain: Immutable<string>;
    unexplained: Immutable<string>;
    rate_usd: Immutable<string | null>;
    owed_cents: Immutable<bigint>;
    state: ColumnType<'open' | 'closed', never, 'closed'>;
    closed_by: ColumnType<string | null, never, string>;
    closed_at: ColumnType<Date | null, never, Date>;
    note: ColumnType<string | null, never, string | null>;
  };
  reconciliation_items: {
    id: ColumnType<string, never, never>;
    reconciliation_id: Immutable<string>;
    kind: Immutable<DifferenceKind>;
    ref: Immutable<string>;
    units: Immutable<string>;
  };
  reconciliation_requests: { coin: Coin; asked_at: ColumnType<Date, never, never> };
  chain_reports: { deposit_id: string; state: string; confirmations: number };
  payment_links: {
    payment_id: Immutable<string>;
    deposit_id: Immutable<string>;
    linked_by: Immutable<string | null>;
    at: ColumnType<Date, never, never>;
  };
}
