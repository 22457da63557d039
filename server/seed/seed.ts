import { bytesToHex } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { dayMs } from '#contract/time.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { unhurried } from '#server/platform/db/unhurried.ts';
import { insertAdjustments } from './adjustments.ts';
import { insertDecidedDeposits, insertPendingDeposits } from './deposits.ts';
import { firstFreeNumber, insertInvestors, sampleStaff } from './people.ts';
import type { Progress } from './progress.ts';
import { insertRateDays } from './rateDays.ts';
import type { Sample } from './sample.ts';
import { type Lane, planSlices, waitingSlice } from './slices.ts';
import { sampleWallets } from './wallets.ts';
import { endedStates, insertWithdrawals, openStates } from './withdrawals.ts';

const yearMs = 365 * 24 * 60 * 60_000;
const saltMost = 1_000_000;

// PostgreSQL works on several transactions at once; the embedded engine has one connection.
const lanesOf = { PostgreSQL: 2, PGlite: 1 } as const;

/** How much sample data to make. */
export interface SeedOptions {
  users: number;
  deposits: number;
}

/** What a run of the seed needs beside its options. */
export interface SeedContext {
  engine: Engine<Tables>;
  clock: () => Date;
  passwordHash: string;
  /** Hears of the deposits that were made. */
  progress: Progress;
}

/**
 * Fills a database with labelled sample data (DESIGN section 2, 6.18), adding to what is there, and
 * gives what was made. Everything passes the ledger's own triggers; audit lines are not written.
 */
export async function seed(options: SeedOptions, context: SeedContext): Promise<Sample> {
  const { engine, progress } = context;
  const { db } = engine;
  const sample = await begin(db, options, context);
  await analyze(db, people);
  const of = lanesOf[engine.name];
  const lanes = Array.from({ length: of }, (_, lane) =>
    fillLane(db, sample, { lane, of }, progress),
  );
  await Promise.all(lanes);
  await analyze(db, [...people, ...money]);
  return sample;
}

/** The people and what belongs to all of them, in one transaction. */
function begin(db: Db, options: SeedOptions, { clock, passwordHash }: SeedContext) {
  const at = clock();
  const from = new Date(at.getTime() - yearMs);
  const before = new Date(from.getTime() - 30 * dayMs);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return unhurried(db, 0, async (trx): Promise<Sample> => {
    const staffId = await sampleStaff(trx, passwordHash, before);
    const sample = {
      ...options,
      mark: bytesToHex(crypto.getRandomValues(new Uint8Array(8))),
      salt: random % saltMost,
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

async function fillLane(db: Db, sample: Sample, lane: Lane, progress: Progress): Promise<void> {
  for (const [index, slice] of planSlices(sample).entries()) {
    const made = await unhurried(db, 0, async (trx) => {
      const count = await insertDecidedDeposits(trx, sample, slice, lane);
      await insertWithdrawals(trx, sample, slice, lane, endedStates);
      await insertAdjustments(trx, sample, slice, lane);
      return count;
    });
    progress.add(made);
    if (lane.lane === 0 && isPowerOfTwo(index + 1)) await analyze(db, money);
  }
  const waiting = await unhurried(db, 0, async (trx) => {
    await insertWithdrawals(trx, sample, waitingSlice(sample), lane, openStates);
    return insertPendingDeposits(trx, sample, lane);
  });
  progress.add(waiting);
}

const people = ['users', 'accounts', 'wallets'];
const money = ['deposits', 'withdrawals', 'adjustments', 'ledger_entries'];

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/**
 * Tells the planner how large tables have become, and so makes the triggers' kept plans new: a plan
 * made for a small table reads all of it, which a large one does not bear. Never for empty tables.
 */
async function analyze(db: Db, tables: readonly string[]): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  await unhurried(db, 0, (trx) => sql`ANALYZE ${names}`.execute(trx));
}
