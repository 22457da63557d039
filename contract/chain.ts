import { array, type InferType, number, object, string } from 'yup';
import { call } from './call.ts';
import type { Coin } from './coin.ts';
import { coins } from './coin.ts';

/** `off`: without a node. `stale`: not read for ten minutes. */
export const chainStates = [
  ...['off', 'connected', 'behind', 'stale', 'wrong-network', 'incomplete'],
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
  /** In one sentence. */
  problem: string().nullable().defined(),
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
  proof: call({
    method: 'GET',
    path: '/payments/{id}/proof',
    access: 'user',
    reply: object({ data: paymentProof }),
  }),
} as const;
