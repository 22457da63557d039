import { array, boolean, type InferType, number, object, string } from 'yup';
import { approvedContent } from './approvalContent.ts';
import { call, messageReply } from './call.ts';
import { type Coin, coins } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { text } from './rules.ts';

/** `theft`: coin left without an announced payment. `reorg`: the payment of a confirmed deposit or of a paid withdrawal left the chain. */
export const alarmKinds = ['theft', 'reorg'] as const;

/** Amounts are coin as text. */
export const alarmRecord = object({
  _id: string().defined(),
  kind: string<(typeof alarmKinds)[number]>().oneOf(alarmKinds).defined(),
  coin: string<Coin>().oneOf(coins).defined(),
  txid: string().defined(),
  amount: string().defined(),
  /** Ours, that the coin left or had come to; of a withdrawal the one that it went to. */
  address: string().defined(),
  /** Where it went; without an address the node does not know one. */
  outputs: array(
    object({ address: string().nullable().defined(), amount: string().defined() }),
  ).defined(),
  depositId: string().nullable().defined(),
  withdrawalId: string().nullable().defined(),
  /** It paused deposits and withdrawals. */
  paused: boolean().defined(),
  raisedAt: string().defined(),
  status: string<'open' | 'closed'>().oneOf(['open', 'closed']).defined(),
  closedAt: string().nullable().defined(),
  needed: number().defined(),
  have: number().defined(),
  /** The caller has approved to close it. */
  mine: boolean().defined(),
  /** The text that an approval is about. */
  content: string().defined(),
});

export type Alarm = InferType<typeof alarmRecord>;

export const closeRules = object({ content: approvedContent(), note: text(500).required() });

export const alarms = {
  list: call({
    method: 'GET',
    path: '/alarms',
    access: 'admin',
    duty: 'any',
    query: listQuery(
      ['raisedAt'],
      object({ status: string<'open' | 'closed'>().oneOf(['open', 'closed']) }),
    ),
    reply: listReply(alarmRecord),
  }),
  close: call({
    method: 'POST',
    path: '/approvals/alarm/{id}',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    signed: true,
    body: closeRules,
    reply: messageReply,
  }),
} as const;
