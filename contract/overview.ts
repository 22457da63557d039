import { array, boolean, type InferType, object, string } from 'yup';
import { type RuleKind, ruleKinds } from './approvals.ts';
import { auditVerdict } from './audit.ts';
import { call } from './call.ts';
import type { Coin } from './coin.ts';
import { count, counts } from './counts.ts';
import { stepRecord } from './prices.ts';

const moment = () => string().nullable().defined();

/** Queue counts and ledger health. A count of 10,001 means more than 10,000. */
export const overviewRecord = object({
  waiting: object({
    deposits: count(),
    requestedWithdrawals: count(),
    approvedWithdrawals: count(),
  }),
  oldestWaiting: object({ deposit: moment(), withdrawal: moment() }),
  /** Each tab of the two lists; `waiting` repeats some of them. */
  views: object({
    deposits: counts(['waiting', 'flagged', 'confirmed', 'declined', 'all']),
    withdrawals: counts([
      'requested',
      'approved',
      'answered',
      'paid',
      'declined',
      'cancelled',
      'all',
    ]),
  }),
  /** Hours that the operator promises for a review. */
  reviewHours: count(),
  payHours: count(),
  /** Items that wait for longer than promised, or will within `dueSoonMs`. */
  due: counts(['depositsOverdue', 'depositsSoon', 'withdrawalsOverdue', 'paymentsOverdue']),
  /** Mails that failed and are tried again, and those given up in the last seven days. */
  mails: counts(['retrying', 'givenUp']),
  /**
   * The coins that have a receiving address, how many active accounts staff have, and how many of
   * these sign in without a passkey and an authenticator app.
   */
  setUp: object({
    addresses: array(string<Coin>().defined()).defined(),
    staff: count(),
    withoutSecondFactor: count(),
  }),
  /**
   * The kinds with a rule in force that too few active staff can meet, and whether a rule lets one
   * person move money.
   */
  approvals: object({
    unmet: array(string<RuleKind>().oneOf(ruleKinds).defined()).defined(),
    oneSuffices: boolean().defined(),
  }),
  /** The last check of the activity log by this server; null before the first. */
  auditLog: auditVerdict.nullable().defined(),
  /** The last check of all signed decisions by this server, and how many are not as they must be. */
  signatures: object({ checkedAt: string().defined(), failed: count() }).nullable().defined(),
  /** Since midnight UTC: deposits decided; withdrawals approved, declined or paid. */
  decidedToday: object({ deposits: count(), withdrawals: count() }),
  /** Payments that investors reported as sent, without a deposit yet. */
  announced: count(),
  /** Payments on the chain without a deposit. */
  unclaimed: count(),
  /** Held amounts included; dollars as text. */
  owedToInvestors: string().defined(),
  /** `problem` is null while the check passes. */
  invariants: object({ checkedAt: moment(), problem: moment() }),
  /** The newest day whose coins were compared with the chain; null before the first. */
  comparedDay: moment(),
  /** Alarms that are open, and whether one of them holds the pause. */
  alarms: object({ open: count(), pausing: boolean().defined() }),
  /** Why the log that others verify is not signed; null while it is. */
  logProblem: string().nullable().defined(),
  /** Notices about it: no new head, none published, a witness away. */
  logNotices: array(string().defined()).defined(),
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
    duty: 'any',
    reply: object({ data: overviewRecord }),
  }),
} as const;
