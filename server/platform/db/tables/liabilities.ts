import type { ColumnType } from 'kysely';

type Written<T> = ColumnType<T, never, never>;

export interface LiabilityTables {
  liability_snapshots: {
    number: Written<number>;
    id: Written<string>;
    /** Its moment as text, as in each leaf. */
    name: Written<string>;
    at: Written<Date>;
    total_cents: Written<bigint>;
    size: Written<number>;
    root: Written<Uint8Array>;
    secret: Written<Uint8Array>;
  };
  liability_nodes: {
    snapshot: Written<number>;
    node: Written<number>;
    cents: Written<bigint>;
    hash: Written<Uint8Array>;
  };
  liability_parts: {
    snapshot: Written<number>;
    place: Written<number>;
    user_id: Written<string>;
    part: Written<number>;
  };
  liability_looks: { snapshot: number; user_id: string };
}
