import type { Coin } from '#contract/coin.ts';

interface Sent {
  /** 1 is Ada. */
  person: number;
  daysAgo: number;
  dollars: number;
  coin: Coin;
}

export interface SampleDeposit extends Sent {
  status: 'pending' | 'confirmed' | 'declined';
  hasProof: boolean;
  /** Sent after its quote had expired. */
  isLate?: boolean;
  receivedDollars?: number;
  reason?: string;
  note?: string;
}

interface SampleWithdrawal extends Sent {
  status: 'requested' | 'approved' | 'paid' | 'declined';
  reason?: string;
}

interface SampleAdjustment {
  person: number;
  daysAgo: number;
  cents: bigint;
  direction: 'credit' | 'debit';
  reason: string;
}

/** `rows`: days ago and dollars. */
const confirmed = (
  person: number,
  coin: Coin,
  rows: readonly (readonly [number, number])[],
): SampleDeposit[] =>
  rows.map(([daysAgo, dollars]) => ({
    ...{ person, daysAgo, dollars, coin },
    ...{ status: 'confirmed', hasProof: true },
  }));

const special = (about: Sent, more: Partial<SampleDeposit>): SampleDeposit => ({
  ...about,
  ...{ status: 'confirmed', hasProof: true },
  ...more,
});

/** The last year of twelve people; each has registered before. */
export const sampleDeposits: readonly SampleDeposit[] = [
  ...confirmed(1, 'BTC', [
    [320, 1_500],
    [262, 2_000],
    [205, 750],
    [120, 3_000],
    [46, 1_250],
  ]),
  ...confirmed(2, 'BTC', [
    [214, 1_100],
    [97, 450],
  ]),
  ...confirmed(3, 'ETH', [
    [181, 1_600],
    [62, 800],
  ]),
  ...confirmed(4, 'BTC', [
    [250, 5_000],
    [140, 2_500],
  ]),
  ...confirmed(5, 'ETH', [
    [112, 600],
    [40, 420],
  ]),
  ...confirmed(6, 'BTC', [
    [85, 1_000],
    [28, 1_000],
  ]),
  ...confirmed(7, 'BTC', [
    [172, 12_000],
    [58, 4_000],
  ]),
  ...confirmed(8, 'ETH', [[51, 950]]),
  ...confirmed(9, 'BTC', [[33, 500]]),
  ...confirmed(10, 'BTC', [[79, 8_500]]),
  ...confirmed(11, 'ETH', [[44, 1_800]]),
  ...confirmed(12, 'BTC', [[6, 1_200]]),
  special(
    { person: 1, daysAgo: 160, dollars: 1_000, coin: 'ETH' },
    { receivedDollars: 980, reason: 'Sample: two percent less arrived.' },
  ),
  special(
    { person: 1, daysAgo: 74, dollars: 500, coin: 'BTC' },
    { isLate: true, note: 'Sample: late, and the rate had hardly moved.' },
  ),
  special(
    { person: 1, daysAgo: 18, dollars: 600, coin: 'BTC' },
    { status: 'declined', reason: 'Sample: the proof shows another address.' },
  ),
  special(
    { person: 5, daysAgo: 9, dollars: 250, coin: 'ETH' },
    { status: 'declined', reason: 'Sample: no such transaction on the chain.' },
  ),
  special(
    { person: 8, daysAgo: 4, dollars: 375, coin: 'BTC' },
    { hasProof: false, note: 'Sample: found on the chain by amount.' },
  ),
  // These wait.
  ...(
    [
      [6, 2.2, 1_000, 'BTC', {}],
      [10, 1.6, 3_200, 'BTC', {}],
      [3, 1.1, 1_500, 'ETH', { isLate: true }],
      [9, 0.8, 275, 'BTC', { hasProof: false }],
      [2, 0.5, 640, 'BTC', {}],
      [7, 0.3, 6_000, 'ETH', {}],
      [12, 0.1, 150, 'BTC', {}],
    ] as const
  ).map(([person, daysAgo, dollars, coin, more]) =>
    special({ person, daysAgo, dollars, coin }, { status: 'pending', ...more }),
  ),
];

/** Of the deposit that came last. */
export const newestDaysAgo = Math.min(...sampleDeposits.map(({ daysAgo }) => daysAgo));

export const sampleWithdrawals: readonly SampleWithdrawal[] = [
  { person: 1, daysAgo: 90, dollars: 1_200, coin: 'BTC', status: 'paid' },
  { person: 4, daysAgo: 30, dollars: 2_000, coin: 'BTC', status: 'paid' },
  {
    ...{ person: 7, daysAgo: 16, dollars: 900, coin: 'ETH', status: 'declined' },
    reason: 'Sample: the address could not be confirmed.',
  },
  { person: 3, daysAgo: 0.9, dollars: 700, coin: 'ETH', status: 'approved' },
  { person: 10, daysAgo: 0.4, dollars: 1_500, coin: 'BTC', status: 'requested' },
];

export const sampleAdjustments: readonly SampleAdjustment[] = [
  {
    ...{ person: 1, daysAgo: 70, cents: 1_250n, direction: 'credit' },
    reason: 'Sample: correction, a network fee returned.',
  },
  {
    ...{ person: 2, daysAgo: 60, cents: 4_500n, direction: 'debit' },
    reason: 'Sample: correction, 45 dollars were credited twice.',
  },
];
