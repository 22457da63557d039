import { array, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type Coin, coins } from './coin.ts';
import { depositRecord } from './depositRecord.ts';
import { listQuery, listReply } from './list.ts';
import { unclaimedPayment } from './unclaimedPayment.ts';

/** `off`: without a node. `stale`: not read for ten minutes. `differs`: the second node has other blocks. */
export const chainStates = [
  ...['off', 'connected', 'behind', 'stale', 'wrong-network', 'incomplete', 'differs'],
] as const;

/** The nodes of a coin. `readAt` is the last time that they were read in full. */
export const chainRecord = object({
  coin: string<Coin>().oneOf(coins).defined(),
  state: string().oneOf(chainStates).defined(),
  network: string().nullable().defined(),
  height: number().nullable().defined(),
  finalizedHeight: number().nullable().defined(),
  readAt: string().nullable().defined(),
  sources: array(string().defined()).defined(),
  /** Null without a second node. */
  secondHeight: number().nullable().defined(),
  /** In one sentence. */
  problem: string().nullable().defined(),
  secondProblem: string().nullable().defined(),
  /** Satoshi for a byte, or gwei for gas; null without an estimate. */
  feeRate: string().nullable().defined(),
});

export type ChainRecord = InferType<typeof chainRecord>;

/** Hex. `headers` are those of the blocks above, each 80 bytes. */
export const paymentProof = object({
  txid: string().defined(),
  rawTx: string().defined(),
  merkleBlock: string().defined(),
  headers: array(string().defined()).defined(),
  height: number().defined(),
  /** The address, its script in hex, and satoshi. */
  address: string().defined(),
  script: string().defined(),
  output: number().defined(),
  units: string().defined(),
});

export type PaymentProof = InferType<typeof paymentProof>;

export const chain = {
  read: call({
    method: 'GET',
    path: '/chain',
    access: 'admin',
    duty: 'any',
    reply: object({ data: array(chainRecord).defined() }),
  }),
  unclaimed: call({
    method: 'GET',
    path: '/unclaimed-payments',
    access: 'admin',
    duty: 'any',
    query: listQuery(
      ['seenAt'],
      object({ coin: string<Coin>().oneOf(coins), address: string().max(120) }),
    ),
    reply: listReply(unclaimedPayment),
  }),
  link: call({
    method: 'POST',
    path: '/payments/{id}/link',
    access: 'admin',
    duty: 'review',
    body: object({ depositId: string().uuid().required() }),
    reply: messageReply,
  }),
  claim: call({
    method: 'POST',
    path: '/unclaimed-payments/{id}/deposit',
    access: 'admin',
    duty: 'review',
    money: true,
    /** Whose payment it is, where the address is not of one investor. */
    body: object({ userId: string().uuid() }),
    reply: object({ message: string().defined(), data: depositRecord }),
  }),
  proof: call({
    method: 'GET',
    path: '/payments/{id}/proof',
    access: 'user',
    reply: object({ data: paymentProof }),
  }),
} as const;
