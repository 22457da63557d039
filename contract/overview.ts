import { array, boolean, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { stepRecord } from './prices.ts';

const count = () => number().defined();
const moment = () => string().nullable().defined();

/** Queue counts and ledger health. A count of 10,001 means more than 10,000. */
export const overviewRecord = object({
  waiting: object({
    deposits: count(),
    requestedWithdrawals: count(),
    approvedWithdrawals: count(),
  }),
  oldestWaiting: object({ deposit: moment(), withdrawal: moment() }),
  /** Since midnight UTC: deposits decided; withdrawals approved, declined or paid. */
  decidedToday: object({ deposits: count(), withdrawals: count() }),
  /** Payments that investors reported as sent, without a deposit yet. */
  announced: count(),
  /** Held amounts included; dollars as text. */
  owedToInvestors: string().defined(),
  /** `problem` is null while the check passes. */
  invariants: object({ checkedAt: moment(), problem: moment() }),
  diskShort: boolean().defined(),
  /** Price steps that wait, and whether one source is enough for a quote in production. */
  prices: object({
    steps: array(stepRecord).defined(),
    singleSource: boolean().defined(),
  }),
});

export type Overview = InferType<typeof overviewRecord>;

export const overview = {
  read: call({
    method: 'GET',
    path: '/overview',
    access: 'admin',
    reply: object({ data: overviewRecord }),
  }),
} as const;
