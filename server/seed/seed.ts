import { sql } from 'kysely';
import type { Db } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { insertAdjustments } from './adjustments.ts';
import { beginSample, type SeedContext, type SeedOptions } from './beginSample.ts';
import { insertDecidedDeposits, insertPendingDeposits } from './deposits.ts';
import type { Progress } from './progress.ts';
import type { DrawSheet } from './quotesAndProofs.ts';
import type { Sample } from './sample.ts';
import { type Lane, planSlices, waitingSlice } from './slices.ts';
import { endedStates, insertWithdrawals, openStates } from './withdrawals.ts';

// One waits for the lock of the log while two work; the embedded engine has one connection.
const lanesOf = { PostgreSQL: 3, PGlite: 1 } as const;

/**
 * Adds labelled sample data. Everything passes the triggers of the ledger; decisions get no audit
 * lines.
 */
export async function seed(options: SeedOptions, context: SeedContext): Promise<Sample> {
  const { engine, progress, draw } = context;
  const { db } = engine;
  const sample = await beginSample(db, options, context);
  await analyze(db, people);
  const of = lanesOf[engine.name];
  const lanes = Array.from({ length: of }, (_, lane) =>
    fillLane(db, { sample, lane: { lane, of }, draw }, progress),
  );
  await Promise.all(lanes);
  await analyze(db, [...people, ...money]);
  return sample;
}

async function fillLane(
  db: Db,
  { sample, lane, draw }: { sample: Sample; lane: Lane; draw: DrawSheet },
  progress: Progress,
): Promise<void> {
  for (const [index, slice] of planSlices(sample).entries()) {
    const part = { sample, slice, lane };
    const made = await withTimeLimit(db, 0, async (trx) => {
      const count = await insertDecidedDeposits(trx, { ...part, draw });
      await insertWithdrawals(trx, part, endedStates);
      await insertAdjustments(trx, part);
      return count;
    });
    await drainLog(db);
    progress.add(made);
    if (lane.lane === 0 && isPowerOfTwo(index + 1)) await analyze(db, money);
  }
  const waiting = await withTimeLimit(db, 0, async (trx) => {
    await insertWithdrawals(trx, { sample, slice: waitingSlice(sample), lane }, openStates);
    return insertPendingDeposits(trx, { sample, lane, draw });
  });
  await drainLog(db);
  progress.add(waiting);
}

/** Writes the queued lines of the log now: a queue of millions of rows is slow to empty later. */
async function drainLog(db: Db): Promise<void> {
  if ((await appendQueued(db)) > 0) await sql`VACUUM (TRUNCATE false) log_queue`.execute(db);
}

const people = ['users', 'accounts', 'wallets'];
const money = ['deposits', 'withdrawals', 'adjustments', 'ledger_entries'];

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/** ANALYZE also replaces the triggers' cached plans, which scan a table that was small. */
async function analyze(db: Db, tables: readonly string[]): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  await withTimeLimit(db, 0, (trx) => sql`ANALYZE ${names}`.execute(trx));
}
