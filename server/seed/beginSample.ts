import { bytesToHex } from '@noble/hashes/utils.js';
import { dayMs } from '#contract/time.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { insertInvestors } from './insertInvestors.ts';
import { insertRateDays } from './insertRateDays.ts';
import { firstFreeNumber, sampleStaff } from './people.ts';
import type { Progress } from './progress.ts';
import type { DrawSheet } from './quotesAndProofs.ts';
import type { Sample } from './sample.ts';
import { sampleWallets } from './wallets.ts';

const yearMs = 365 * 24 * 60 * 60_000;
const saltMax = 1_000_000;

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
