import { call } from './call.ts';

/** `deposit.chain` is what the chain shows of a deposit; `deposit.announced` is a quote whose coin was sent; `review.changed` is for staff only, like those of alarms, reconciliations and payouts. */
export const eventKinds = [
  'deposit.announced',
  'deposit.made',
  'deposit.proof',
  'deposit.decided',
  'deposit.chain',
  'withdrawal.requested',
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.declined',
  'withdrawal.cancelled',
  'adjustment.made',
  'reversal.made',
  'wallet.changed',
  'message.written',
  'message.read',
  'review.changed',
  'alarm.raised',
  'alarm.closed',
  'reconciliation.made',
  'payout.changed',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** The data of an event; `_id` is that of its deposit, withdrawal, quote, wallet, user, alarm, reconciliation or payout. */
export interface LiveEvent {
  kind: EventKind;
  _id: string;
}

export const events = {
  stream: call({ method: 'GET', path: '/events', access: 'user', reply: 'stream' }),
} as const;
