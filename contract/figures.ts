import { array, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import type { Coin } from './coin.ts';

const count = () => number().defined();
const dollars = () => string().defined();
const seconds = () => number().nullable().defined();

export const figureDays = [7, 30, 90] as const;

/**
 * A day of UTC. `in` and `out` are confirmed deposits and paid withdrawals, `inByCoin` the parts of
 * `in`; `deposits` and `withdrawals` count what was sent in that day. Deposits were `confirmed` or
 * `declined` after the waits, of which half and 95 % were at most so long. `owed` is the sum of all
 * balances at its end.
 */
export const dayRecord = object({
  day: string().defined(),
  in: dollars(),
  inByCoin: object({ BTC: dollars(), ETH: dollars() } satisfies Record<Coin, unknown>).defined(),
  out: dollars(),
  deposits: count(),
  withdrawals: count(),
  confirmed: count(),
  declined: count(),
  waitP50S: seconds(),
  waitP95S: seconds(),
  owed: dollars(),
});

export type Day = InferType<typeof dayRecord>;

/** The last days with today, the oldest first; `declineReasons` are the most frequent of them. */
export const figuresRecord = object({
  days: array(dayRecord).defined(),
  decidedToday: array(
    object({
      user: object({ _id: string().defined(), fullName: string().defined() }),
      confirmed: count(),
      declined: count(),
      medianS: seconds(),
    }),
  ).defined(),
  declineReasons: array(object({ reason: string().defined(), count: count() })).defined(),
});

export type Figures = InferType<typeof figuresRecord>;

export const figures = {
  read: call({
    method: 'GET',
    path: '/figures',
    access: 'admin',
    duty: 'any',
    query: object({
      days: number<(typeof figureDays)[number]>().oneOf(figureDays).default(30),
    }),
    reply: object({ data: figuresRecord }),
  }),
} as const;
