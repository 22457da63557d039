import { type RawBuilder, sql } from 'kysely';
import type { Sample } from './sample.ts';

/** A range of row numbers; empty if last is before first. */
export type Numbers = readonly [first: number, last: number];

/** Users whose number modulo `of` is `lane`: two lanes never wait for each other. */
export interface Lane {
  lane: number;
  of: number;
}

/** The rows that one lane inserts for one slice. */
export interface Part {
  sample: Sample;
  slice: Slice;
  lane: Lane;
}

/** A part of the twelve months that is written in one transaction. */
export interface Slice {
  from: Date;
  to: Date;
  /** Number of users registered by now. */
  registered: number;
  deposits: Numbers;
  withdrawals: Numbers;
  adjustments: Numbers;
}

// Long transactions leave long chains of row versions, short ones cost commits.
const depositsPerSlice = 10_000;
const slicesLeast = 52;

const depositsPerWithdrawal = 50;
const depositsPerAdjustment = 200;
const waitingShare = 0.01;

// Decided items end here; after it come the withdrawals that still wait.
const waitingMs = 12 * 60 * 60_000;

/** Numbers of the deposits that wait for a decision: the last ones. */
export function pendingDeposits({ deposits }: Sample): Numbers {
  return [deposits - Math.ceil(deposits * waitingShare) + 1, deposits];
}

const withdrawalCount = ({ deposits }: Sample) => Math.ceil(deposits / depositsPerWithdrawal);

/** The last hours, with withdrawals that are not paid yet. */
export function waitingSlice(sample: Sample): Slice {
  const { at, users, deposits } = sample;
  const decided = withdrawalCount(sample);
  return {
    from: new Date(at.getTime() - waitingMs),
    to: at,
    registered: users,
    deposits: [1, 0],
    withdrawals: [decided + 1, decided + Math.min(2, deposits) + Math.ceil(decided * waitingShare)],
    adjustments: [1, 0],
  };
}

/**
 * Splits the twelve months into slices of at most a week, so that a small sample covers the year.
 */
export function planSlices(sample: Sample): Slice[] {
  const { from, users, deposits } = sample;
  const spanMs = sample.at.getTime() - waitingMs - from.getTime();
  const decided = pendingDeposits(sample)[0] - 1;
  const count = Math.max(slicesLeast, Math.ceil(decided / depositsPerSlice));
  const part = (total: number, index: number): Numbers => [
    Math.floor((total * index) / count) + 1,
    Math.floor((total * (index + 1)) / count),
  ];
  const instant = (index: number) => new Date(from.getTime() + (spanMs * index) / count);
  return Array.from({ length: count }, (_, index) => ({
    from: instant(index),
    to: instant(index + 1),
    registered: registeredBy(users, index / count),
    deposits: part(decided, index),
    withdrawals: part(withdrawalCount(sample), index),
    adjustments: part(Math.ceil(deposits / depositsPerAdjustment), index),
  }));
}

const registeredAtStart = 0.1;

/** Number of users registered after this share of the time; it grows evenly. */
function registeredBy(users: number, share: number): number {
  const later = Math.floor(users * (registeredAtStart + (1 - registeredAtStart) * share));
  return Math.min(users, later + 1);
}

/** Share of the time at which the n-th user registers: the inverse of `registeredBy`. */
export const registrationShare = (users: number, n: RawBuilder<unknown>): RawBuilder<number> =>
  sql`greatest(0, (((${n}) - 1) / ${sql.lit(users)}::float8 - ${sql.lit(registeredAtStart)})
    / ${sql.lit(1 - registeredAtStart)})`;
