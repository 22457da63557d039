import type { Call, ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { depositOf, evidenceOf, userOf, walletOf } from './records.ts';

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
  list: Source;
  one?: Source;
}

/** Which calls answer for which resource; the names are the path segments of `/admin`. */
export const resources: Record<string, Sources> = {
  adminTrans: {
    list: source(calls.deposits.list, ({ data }) => data.map(depositOf)),
    one: source(calls.deposits.detail, ({ data }) => evidenceOf(data)),
  },
  testing: { list: source(calls.users.list, ({ data }) => data.map(userOf)) },
  wallets: { list: source(calls.wallets.list, ({ data }) => data.map(walletOf)) },
};

/** The resources of the back-office. */
export type ResourceName = 'adminTrans' | 'testing' | 'wallets';
