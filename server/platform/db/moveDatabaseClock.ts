import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Of `platform_now()`: frozen, or ahead of the clock of the machine. */
type MovedTime = { frozenAt: Date } | { aheadMs: number };

const movable = new WeakSet<Db>();

/**
 * Sets `platform_now()`, for the demo and tests: only the owner of the tables can. An empty table
 * means the machine's clock.
 */
export async function moveDatabaseClock(db: Db, time: MovedTime): Promise<void> {
  if (!movable.has(db)) await makeMovable(db);
  movable.add(db);
  const frozenAt = 'frozenAt' in time ? time.frozenAt : null;
  const aheadMs = 'aheadMs' in time ? time.aheadMs : 0;
  await sql`INSERT INTO moved.clock (frozen_at, ahead)
    VALUES (${frozenAt}, ${aheadMs}::float8 * interval '1 ms')
    ON CONFLICT (single) DO UPDATE SET frozen_at = excluded.frozen_at, ahead = excluded.ahead`.execute(
    db,
  );
}

// In another schema, so that the tables of the platform stay those of production.
const makeMovable = (db: Db) =>
  sql
    .raw(`DO $$ BEGIN
      IF to_regclass('moved.clock') IS NULL THEN
        CREATE SCHEMA moved;
        CREATE TABLE moved.clock (
          single boolean PRIMARY KEY DEFAULT true CHECK (single),
          frozen_at timestamptz,
          ahead interval NOT NULL
        );
        GRANT USAGE ON SCHEMA moved TO PUBLIC;
        GRANT SELECT ON moved.clock TO PUBLIC;
        CREATE OR REPLACE FUNCTION platform_now() RETURNS timestamptz LANGUAGE plpgsql STABLE AS
          'BEGIN RETURN COALESCE((SELECT COALESCE(frozen_at, clock_timestamp() + ahead)
            FROM moved.clock), clock_timestamp()); END';
      END IF;
    END $$`)
    .execute(db);
