import { array, boolean, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { quoteRecord } from './prices.ts';

const dollars = () => number().defined();
const count = () => number().defined();

/** Balances, amounts in progress, and the limits of a withdrawal now. Dollars. */
export const summaryRecord = object({
  available: dollars(),
  held: dollars(),
  total: dollars(),
  heldCount: count(),
  pendingDeposits: dollars(),
  pendingDepositCount: count(),
  openQuotes: array(quoteRecord).defined(),
  withdrawals: object({
    minimum: dollars(),
    dailyLimit: number().nullable().defined(),
    /** Withdrawn or requested within the last 24 hours. */
    dailyUsed: dollars(),
    /** The end of the delay after a change of password or email address. */
    waitsUntil: string().nullable().defined(),
    paused: boolean().defined(),
  }),
  /** Deposits and withdrawals that we asked about or wrote about, those with news first. */
  questions: array(
    object({
      _id: string().defined(),
      kind: string<'deposit' | 'withdrawal'>().oneOf(['deposit', 'withdrawal']).defined(),
      unread: count(),
      /** The first line of our newest message. */
      line: string().nullable().defined(),
    }),
  ).defined(),
  reviewHours: number().defined(),
});

export type Summary = InferType<typeof summaryRecord>;

/**
 * The whole balance after each posting, oldest first, thinned out to 400 steps, and what came in and
 * went out in each of the last 12 months of UTC. Dollars.
 */
export const historyRecord = object({
  steps: array(object({ at: string().defined(), balance: dollars() })).defined(),
  months: array(object({ month: string().defined(), in: dollars(), out: dollars() })).defined(),
});

export type BalanceHistory = InferType<typeof historyRecord>;

/** Steps of a balance history. */
export const historyStepsMax = 400;

export const balances = {
  summary: call({
    method: 'GET',
    path: '/api/v1/user/summary',
    access: 'user',
    /** `at` is the server's time of the reply, for countdowns on devices with another clock. */
    reply: object({ data: summaryRecord, at: string().defined() }),
  }),
  history: call({
    method: 'GET',
    path: '/api/v1/user/balance-history',
    access: 'user',
    reply: object({ data: historyRecord }),
  }),
} as const;
