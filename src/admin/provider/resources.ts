import { resource } from '#contract/backOffice.ts';
import type { Call, ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { evidenceOf } from './evidence.ts';
import { payoutOf } from './payoutRecord.ts';
import {
  announcedOf,
  depositOf,
  identified,
  transactionOf,
  userOf,
  userPageOf,
  walletOf,
  withdrawalOf,
} from './records.ts';

/** A call with the translation of its reply into react-admin's records. */
export interface Source {
  call: Call;
  toRecords: (reply: { data: unknown }) => unknown;
}

const source = <C extends Call>(call: C, toRecords: (reply: ReplyOf<C>) => unknown): Source => ({
  call,
  toRecords: toRecords as Source['toRecords'],
});

interface Sources {
  list?: Source;
  one?: Source;
  /** Rows that belong to the record whose id is in the call's path. */
  ofRecord?: Source;
}

export const sources = {
  [resource.deposits]: {
    list: source(calls.deposits.list, ({ data }) => data.map(depositOf)),
    one: source(calls.deposits.detail, ({ data }) => evidenceOf(data)),
  },
  [resource.users]: {
    list: source(calls.users.list, ({ data }) => data.map(userOf)),
    one: source(calls.users.detail, ({ data }) => userPageOf(data)),
  },
  [resource.withdrawals]: {
    list: source(calls.withdrawals.list, ({ data }) => data.map(withdrawalOf)),
    one: source(calls.withdrawals.detail, ({ data }) => payoutOf(data)),
  },
  [resource.activity]: { list: source(calls.audit.list, ({ data }) => data.map(identified)) },
  [resource.mail]: { list: source(calls.outbox.list, ({ data }) => data.map(identified)) },
  staff: { list: source(calls.staff.list, ({ data }) => data.map(identified)) },
  wallets: { list: source(calls.wallets.list, ({ data }) => data.map(walletOf)) },
  transactions: {
    ofRecord: source(calls.users.transactions, ({ data }) => data.map(transactionOf)),
  },
  quotes: { ofRecord: source(calls.quotes.announced, ({ data }) => data.map(announcedOf)) },
  sessions: { ofRecord: source(calls.users.sessions, ({ data }) => data.map(identified)) },
} as const satisfies Record<string, Sources>;

/** A name that react-admin reads records by. */
export type ResourceName = keyof typeof sources;

/** The sources of a resource that react-admin names; none for an unknown name. */
export const sourcesOf = (name: string): Sources =>
  (sources as Record<string, Sources>)[name] ?? {};
