import type { ColumnType } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { DifferenceKind } from '#contract/reconciliationRecord.ts';

type Immutable<T> = ColumnType<T, T, never>;

/** Balances of a day held against the chain. */
export interface ReconciliationTables {
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
}
