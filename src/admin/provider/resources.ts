import type { Call, ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import {
  depositOf,
  evidenceOf,
  identified,
  transactionOf,
  userOf,
  userPageOf,
  walletOf,
  withdrawalOf,
} from './records.ts';

/** Reads the `data` of a reply into what react-admin works with. */
export interface Source {
  row: Call;
  /** Gives the records of a reply, a list for lists. */
  read: (reply: { data: unknown }) => unknown;
}

const source = <C extends Call>(row: C, read: (reply: ReplyOf<C>) => unknown): Source => ({
  row,
  read: read as Source['read'],
});

interface Sources {
  list?: Source;
  one?: Source;
  /** Rows that belong to one record, whose id stands in the call's path. */
  of?: Source;
}

/** Which calls answer for which resource; names of tabs are the path segments of `/admin`. */
export const resources = {
  adminTrans: {
    list: source(calls.deposits.list, ({ data }) => data.map(depositOf)),
    one: source(calls.deposits.detail, ({ data }) => evidenceOf(data)),
  },
  testing: {
    list: source(calls.users.list, ({ data }) => data.map(userOf)),
    one: source(calls.users.detail, ({ data }) => userPageOf(data)),
  },
  withdrawals: {
    list: source(calls.withdrawals.list, ({ data }) => data.map(withdrawalOf)),
    one: source(calls.withdrawals.detail, ({ data }) => withdrawalOf(data)),
  },
  activity: { list: source(calls.audit.list, ({ data }) => data.map(identified)) },
  mail: { list: source(calls.outbox.list, ({ data }) => data.map(identified)) },
  wallets: { list: source(calls.wallets.list, ({ data }) => data.map(walletOf)) },
  statement: { of: source(calls.users.transactions, ({ data }) => data.map(transactionOf)) },
  sessions: { of: source(calls.users.sessions, ({ data }) => data.map(identified)) },
} as const satisfies Record<string, Sources>;

/** The resources of the back-office. */
export type ResourceName = keyof typeof resources;

/** The sources of a resource that react-admin names; none when there is no such resource. */
export const sourcesOf = (name: string): Sources =>
  (resources as Record<string, Sources>)[name] ?? {};
