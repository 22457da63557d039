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
  /** Sum of all investors' balances, held amounts included, in dollars as text. */
  owedToInvestors: string().defined(),
  /** Result of the last background check of the ledger; `problem` is null while it passes. */
  invariants: object({ checkedAt: moment(), problem: moment() }),
  /** The disk is almost full and nothing can be changed. */
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
