import { array, boolean, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import { stepRecord } from './prices.ts';

const count = () => number().defined();
const moment = () => string().nullable().defined();

/** What waits and how the house stands; a waiting count of 10,001 means more than 10,000. */
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
  /** What the last background check of the ledger found; `problem` is null when all agrees. */
  invariants: object({ checkedAt: moment(), problem: moment() }),
  /** True while the server is almost out of space, so that nothing can be changed. */
  diskShort: boolean().defined(),
  /** Price steps that wait, and whether one source is enough for a quote in production. */
  prices: object({
    steps: array(stepRecord).defined(),
    singleSource: boolean().defined(),
  }),
});

/** The overview on the wire. */
export type Overview = InferType<typeof overviewRecord>;

/** The line above the staff's work. */
export const overview = {
  read: call({
    method: 'GET',
    path: '/overview',
    access: 'admin',
    reply: object({ data: overviewRecord }),
  }),
} as const;
