import { type RawBuilder, sql } from 'kysely';
import type { Sample } from './sample.ts';

export type Numbers = readonly [first: number, last: number];

/** Users whose number modulo `of` is `lane`: two lanes never wait for each other. */
export interface Lane {
  lane: number;
  of: number;
}

export interface Part {
  sample: Sample;
  slice: Slice;
  lane: Lane;
}

export interface Slice {
  from: Date;
  to: Date;
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

export function pendingDeposits({ deposits }: Sample): Numbers {
  return [deposits - Math.ceil(deposits * waitingShare) + 1, deposits];
}

const withdrawalCount = ({ deposits }: Sample) => Math.ceil(deposits / depositsPerWithdrawal);

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

/** At most a week each, so that a small sample covers the year. */
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

function registeredBy(users: number, share: number): number {
  const later = Math.floor(users * (registeredAtStart + (1 - registeredAtStart) * share));
  return Math.min(users, later + 1);
}

export const registrationShare = (users: number, n: RawBuilder<unknown>): RawBuilder<number> =>
  sql`greatest(0, (((${n}) - 1) / ${sql.lit(users)}::float8 - ${sql.lit(registeredAtStart)})
    / ${sql.lit(1 - registeredAtStart)})`;
