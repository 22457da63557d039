import { audit } from '#contract/audit.ts';
import { resource } from '#contract/backOffice.ts';
import type { Call, ReplyOf } from '#contract/call.ts';
import { chain } from '#contract/chain.ts';
import { deposits } from '#contract/deposits.ts';
import { outbox } from '#contract/outbox.ts';
import { quotes } from '#contract/quotes.ts';
import { staff } from '#contract/staff.ts';
import { users } from '#contract/users.ts';
import { wallets } from '#contract/wallets.ts';
import { withdrawals } from '#contract/withdrawals.ts';
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
} from './recordOf.ts';

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
    list: source(deposits.list, ({ data }) => data.map(depositOf)),
    one: source(deposits.detail, ({ data }) => evidenceOf(data)),
  },
  [resource.users]: {
    list: source(users.list, ({ data }) => data.map(userOf)),
    one: source(users.detail, ({ data }) => userPageOf(data)),
  },
  [resource.withdrawals]: {
    list: source(withdrawals.list, ({ data }) => data.map(withdrawalOf)),
    one: source(withdrawals.detail, ({ data }) => payoutOf(data)),
  },
  [resource.activity]: { list: source(audit.list, ({ data }) => data.map(identified)) },
  [resource.unclaimed]: { list: source(chain.unclaimed, ({ data }) => data.map(identified)) },
  [resource.mail]: { list: source(outbox.list, ({ data }) => data.map(identified)) },
  staff: { list: source(staff.list, ({ data }) => data.map(identified)) },
  wallets: { list: source(wallets.list, ({ data }) => data.map(walletOf)) },
  transactions: {
    ofRecord: source(users.transactions, ({ data }) => data.map(transactionOf)),
  },
  quotes: { ofRecord: source(quotes.announced, ({ data }) => data.map(announcedOf)) },
  sessions: { ofRecord: source(users.sessions, ({ data }) => data.map(identified)) },
} as const satisfies Record<string, Sources>;

/** A name that react-admin reads records by. */
export type ResourceName = keyof typeof sources;

/** The sources of a resource that react-admin names; none for an unknown name. */
export const sourcesOf = (name: string): Sources =>
  (sources as Record<string, Sources>)[name] ?? {};
