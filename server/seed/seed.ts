import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { sampleSource } from '#contract/prices.ts';
import { dayMs } from '#contract/time.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Db, Tables, Trx } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { insertAdjustments } from './adjustments.ts';
import { insertDecidedDeposits, insertPendingDeposits } from './deposits.ts';
import { firstFreeNumber, insertInvestors, sampleStaff } from './people.ts';
import type { Progress } from './progress.ts';
import type { DrawSheet } from './quotesAndProofs.ts';
import { fraction, type Sample } from './sample.ts';
import { type Lane, planSlices, waitingSlice } from './slices.ts';
import { sampleWallets } from './wallets.ts';
import { endedStates, insertWithdrawals, openStates } from './withdrawals.ts';

const yearMs = 365 * 24 * 60 * 60_000;
const saltMax = 1_000_000;

// One waits for the lock of the log while two work; the embedded engine has one connection.
const lanesOf = { PostgreSQL: 3, PGlite: 1 } as const;

export interface SeedOptions {
  users: number;
  deposits: number;
}

export interface SeedContext {
  engine: Engine<Tables>;
  clock: () => Date;
  passwordHash: string;
  progress: Progress;
  draw: DrawSheet;
}

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

/** The people, addresses and closes of a run. */
export function beginSample(
  db: Db,
  options: SeedOptions,
  { clock, passwordHash }: Pick<SeedContext, 'clock' | 'passwordHash'>,
): Promise<Sample> {
  const at = clock();
  const from = new Date(at.getTime() - yearMs);
  const before = new Date(from.getTime() - 30 * dayMs);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return withTimeLimit(db, 0, async (trx): Promise<Sample> => {
    const staffId = await sampleStaff(trx, passwordHash, before);
    const sample = {
      ...options,
      mark: bytesToHex(crypto.getRandomValues(new Uint8Array(8))),
      salt: random % saltMax,
      at,
      from,
      firstNumber: await firstFreeNumber(trx),
      staffId,
      walletIds: await sampleWallets(trx, staffId, before),
    };
    await insertInvestors(trx, sample, passwordHash);
    await insertRateDays(trx, sample);
    return sample;
  });
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

const exampleUsd = 65_000;

/** Existing closes stay. */
async function insertRateDays(trx: Trx, sample: Sample): Promise<void> {
  const n = sql.ref('n');
  await sql`
    INSERT INTO rate_days (asset, day, usd, source)
    SELECT 'BTC', (${sample.at}::timestamptz AT TIME ZONE 'UTC')::date - n,
      round((${exampleUsd}::float8 * (1 + 0.12 * sin(n / 55.0) + 0.05 * sin(n / 9.0)
        + 0.03 * (${fraction(sample, 'day', n)} - 0.5)))::numeric, 2), ${sampleSource}
    FROM generate_series(1, 365) AS n
    ON CONFLICT (asset, day) DO NOTHING`.execute(trx);
}
