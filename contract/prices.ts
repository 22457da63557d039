import { array, boolean, type InferType, number, object, string } from 'yup';
import { amountChecks, amountFields } from './amount.ts';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { ordered } from './rules.ts';

/** The source of made-up closes of a demo. */
export const sampleSource = 'sample data';

export const quoteRecord = object({
  quoteId: string().defined(),
  coin: coin().defined(),
  amount: string().defined(),
  coinAmount: string().defined(),
  rate: string().defined(),
  sources: array(string().defined()).defined(),
  asOf: string().defined(),
  createdAt: string().defined(),
  expiresAt: string().defined(),
  /** The time at which the investor reported the coin as sent. */
  sentAt: string().nullable().defined(),
  depositId: string().nullable().defined(),
  example: boolean().defined(),
  address: string().defined(),
  walletId: string().defined(),
});

export type Quote = InferType<typeof quoteRecord>;

/** Dollars; an example rate of demo mode is marked. */
const rateRecord = object({
  usd: string().defined(),
  source: string().defined(),
  at: string().defined(),
  stale: boolean().defined(),
  example: boolean().defined(),
})
  .nullable()
  .defined();

/** A price change of over 10 % that waits for a second reading or for staff. */
export const stepRecord = object({
  coin: coin().defined(),
  before: string().defined(),
  after: string().defined(),
  percent: number().defined(),
  since: string().defined(),
});

export type PriceStep = InferType<typeof stepRecord>;

const quoteRules = ordered(object(amountFields), amountChecks);

export const prices = {
  quote: call({
    method: 'GET',
    path: '/quote',
    access: 'user',
    rateLimits: ['quotesPerUser'],
    writes: true,
    query: quoteRules,
    reply: object({ data: quoteRecord }),
  }),
  rates: call({
    method: 'GET',
    path: '/rates',
    access: 'anyone',
    reply: object({ data: object({ BTC: rateRecord, ETH: rateRecord, EUR: rateRecord }) }),
  }),
  accept: call({
    method: 'POST',
    path: '/rates/accept',
    access: 'admin',
    duty: ['review', 'keys'],
    requiresPassword: true,
    body: object({ coin: coin().required(), usd: string().max(40).required() }),
    reply: messageReply,
  }),
  history: call({
    method: 'GET',
    path: '/rates/history',
    access: 'anyone',
    query: object({ months: number().integer().min(1).max(12) }),
    reply: object({
      data: array(
        object({
          date: string().defined(),
          close: number().defined(),
          source: string().defined(),
        }),
      ).defined(),
    }),
  }),
} as const;
