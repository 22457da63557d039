import type { ColumnType } from 'kysely';
import type { Coin } from '#contract/coin.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Mutable<T> = ColumnType<T, T | undefined, T>;

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
  chain_reports: { deposit_id: string; state: string; confirmations: number };
}
