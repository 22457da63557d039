import type { ColumnType, Generated } from 'kysely';
import type { Coin } from '#contract/coin.ts';

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

/** Payments to and from receiving addresses. */
export interface PaymentTables {
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
  payment_links: {
    payment_id: Immutable<string>;
    deposit_id: Immutable<string>;
    linked_by: Immutable<string | null>;
    at: ColumnType<Date, never, never>;
  };
}
