import type { ColumnType } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { StoredOutput } from './payments.ts';

type Immutable<T> = ColumnType<T, T, never>;

/** Units as text; `outputs` of coin that left, `deposit` or `withdrawal` of a payment that left the chain. */
export interface AlarmFacts {
  units: string;
  address: string;
  outputs?: StoredOutput[];
  deposit?: string;
  withdrawal?: string;
}

/** Alarms, raised by the state of a chain. */
export interface AlarmTables {
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
}
