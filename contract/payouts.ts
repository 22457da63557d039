import { number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { type PayoutState, payoutDetail, payoutRecord, payoutStates } from './payoutRecord.ts';
import { isUuid, text, typed } from './rules.ts';

/** Withdrawals that one payout pays at most. */
const payoutItemsMax = 50;

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

/** In sat/vB; without it the estimate of the node. */
export const replaceRules = object({ feeRate: number().integer().min(1) });

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
  replace: call({
    method: 'POST',
    path: '/payouts/{id}/replace',
    access: 'admin',
    duty: 'pay',
    money: true,
    requiresPassword: true,
    body: replaceRules,
    reply: object({ message: string().defined(), data: payoutDetail }),
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
