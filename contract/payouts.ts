import { object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { coin } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { payoutDetail } from './payoutDetail.ts';
import { type PayoutState, payoutRecord, payoutStates } from './payoutRecord.ts';
import { cancelRules, payoutRules, replaceRules } from './payoutRules.ts';
import { typed } from './rules.ts';

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
