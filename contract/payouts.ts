import { array, boolean, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type CoinName, coin, coinNames, coins } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { person } from './reviewRecord.ts';
import { isUuid, text, typed } from './rules.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

/**
 * `sent`: a node has the transaction. `mined`: it is in a block and its withdrawals are paid. A draft or
 * signed one expires after a day.
 */
export const payoutStates = ['draft', 'signed', 'sent', 'mined', 'cancelled', 'expired'] as const;

export type PayoutState = (typeof payoutStates)[number];

/** Withdrawals that one payout pays at most. */
export const payoutItemsMax = 50;

/** Amounts are coin as text. */
export const payoutRecord = object({
  _id: string().defined(),
  coin: string().oneOf(coins).defined(),
  state: string<PayoutState>().oneOf(payoutStates).defined(),
  /** To the recipients, in coin and in dollars. */
  amount: string().defined(),
  usd: string().defined(),
  fee: string().defined(),
  change: string().defined(),
  withdrawals: number().defined(),
  /** Signatures do not change it. */
  txid: string().defined(),
  madeBy: person,
  madeAt: string().defined(),
  expiresAt: string().defined(),
  problem: string().nullable().defined(),
});

export type Payout = InferType<typeof payoutRecord>;

export const payoutEvents = [
  'made',
  'signed',
  'send-asked',
  'sent',
  'mined',
  'cancelled',
  'expired',
] as const;

export const payoutDetail = payoutRecord.concat(
  object({
    /** Satoshi for a byte. */
    feeRate: string().defined(),
    /** Dollars for one coin. */
    rate: string().defined(),
    rateAt: string().defined(),
    changeAddress: string().nullable().defined(),
    /** The node would take the signed transaction. */
    isAccepted: boolean().defined(),
    sendAskedAt: string().nullable().defined(),
    /** Of its transaction; null while no node shows it. */
    confirmations: number().nullable().defined(),
    /** Another transaction in a block has spent its coin. */
    isDead: boolean().defined(),
    reason: string().nullable().defined(),
    /** The address is masked, except for its maker until the end. */
    items: array(
      object({
        _id: string().defined(),
        user: person,
        usd: string().defined(),
        amount: string().defined(),
        address: string().defined(),
        withdrawMode: string<CoinName>().oneOf(Object.values(coinNames)).defined(),
        status: string().oneOf(withdrawalStatuses).defined(),
      }),
    ).defined(),
    inputs: array(
      object({
        txid: string().defined(),
        output: number().defined(),
        amount: string().defined(),
        address: string().defined(),
      }),
    ).defined(),
    timeline: array(
      object({
        at: string().defined(),
        event: string<(typeof payoutEvents)[number]>().oneOf(payoutEvents).defined(),
        by: string().nullable().defined(),
      }),
    ).defined(),
  }),
);

export type PayoutDetail = InferType<typeof payoutDetail>;

const isIdList = (list: string): boolean => {
  const ids = list.split(',');
  return ids.every(isUuid) && new Set(ids).size === ids.length && ids.length <= payoutItemsMax;
};

/** `withdrawals` are ids with commas between them; `feeRate` is in sat/vB. */
export const payoutRules = object({
  coin: string<'BTC'>().oneOf(['BTC']).required(),
  kind: string<'withdrawals'>().oneOf(['withdrawals']),
  withdrawals: typed(2_000).test('ids', messages.chooseWithdrawals, isIdList),
  feeRate: number().integer().min(1),
});

export const cancelRules = object({ reason: text(500).required(messages.payoutReason) });

export const payouts = {
  list: call({
    method: 'GET',
    path: '/payouts',
    access: 'admin',
    duty: 'any',
    query: listQuery(
      ['madeAt'],
      object({ state: string<PayoutState>().oneOf(payoutStates), coin: coin() }),
    ),
    reply: listReply(payoutRecord),
  }),
  read: call({
    method: 'GET',
    path: '/payouts/{id}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: payoutDetail }),
  }),
  psbt: call({
    method: 'GET',
    path: '/payouts/{id}/psbt',
    access: 'admin',
    duty: 'pay',
    reply: 'file',
  }),
  make: call({
    method: 'POST',
    path: '/payouts',
    access: 'admin',
    duty: 'pay',
    money: true,
    requiresPassword: true,
    signed: true,
    body: payoutRules,
    reply: object({ message: string().defined(), data: payoutDetail }),
  }),
  sign: call({
    method: 'POST',
    path: '/payouts/{id}/signed',
    access: 'admin',
    duty: 'pay',
    requiresPassword: true,
    body: object({ signed: typed(60_000).required(messages.signedMissing) }),
    reply: messageReply,
  }),
  send: call({
    method: 'POST',
    path: '/payouts/{id}/send',
    access: 'admin',
    duty: 'pay',
    requiresPassword: true,
    reply: messageReply,
  }),
  cancel: call({
    method: 'POST',
    path: '/payouts/{id}/cancel',
    access: 'admin',
    duty: 'pay',
    requiresPassword: true,
    body: cancelRules,
    reply: messageReply,
  }),
} as const;
