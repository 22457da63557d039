import { array, type InferType, number, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type Coin, coins } from './coin.ts';
import { listQuery, listReply } from './list.ts';
import { person } from './reviewRecord.ts';
import { text } from './rules.ts';

const coin = () => string<Coin>().oneOf(coins);
const amount = () => string().defined();

/** A day of a coin at a final block; amounts are coin as text, dollars are text. */
export const reconciliationRecord = object({
  _id: string().defined(),
  coin: coin().defined(),
  day: string().defined(),
  height: number().defined(),
  blockHash: string().defined(),
  madeAt: string().defined(),
  /** At our own addresses on the day before, and what came and went since. */
  opening: amount(),
  received: amount(),
  paid: amount(),
  fees: amount(),
  expected: amount(),
  onChain: amount(),
  unexplained: amount(),
  /** Dollars for one coin; null where no price could be trusted. */
  rate: string().nullable().defined(),
  /** Worth of what is on the chain, and what all investors are owed. */
  worth: string().nullable().defined(),
  owed: amount(),
  items: number().defined(),
  state: string<'open' | 'closed'>().oneOf(['open', 'closed']).defined(),
  closedBy: person.nullable().defined(),
  closedAt: string().nullable().defined(),
  note: string().nullable().defined(),
});

export type Reconciliation = InferType<typeof reconciliationRecord>;

export const differenceKinds = [
  'unseen',
  'no-deposit',
  'dust',
  'no-coin',
  'other-amount',
  'late',
  'unannounced',
  'paid-elsewhere',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** `ref` is a transaction, an output, or the id of a deposit or withdrawal. */
export const difference = object({
  kind: string<DifferenceKind>().oneOf(differenceKinds).defined(),
  ref: string().defined(),
  amount: amount(),
});

export const reconciliationDetail = reconciliationRecord.concat(
  object({ differences: array(difference).defined() }),
);

export type ReconciliationDetail = InferType<typeof reconciliationDetail>;

/** The newest closed day of each coin, with its addresses. */
export const reserve = object({
  coin: coin().defined(),
  day: string().defined(),
  height: number().defined(),
  blockHash: string().defined(),
  amount: amount(),
  rate: string().nullable().defined(),
  worth: string().nullable().defined(),
  owed: amount(),
  addresses: array(string().defined()).defined(),
});

export type Reserve = InferType<typeof reserve>;

export const closingRules = object({ note: text(500) });

export const reconciliations = {
  list: call({
    method: 'GET',
    path: '/reconciliations',
    access: 'admin',
    duty: 'any',
    query: listQuery(
      ['madeAt'],
      object({ coin: coin(), state: string<'open' | 'closed'>().oneOf(['open', 'closed']) }),
    ),
    reply: listReply(reconciliationRecord),
  }),
  read: call({
    method: 'GET',
    path: '/reconciliations/{id}',
    access: 'admin',
    duty: 'any',
    reply: object({ data: reconciliationDetail }),
  }),
  make: call({
    method: 'POST',
    path: '/reconciliations',
    access: 'admin',
    duty: 'audit',
    body: object({ coin: coin().required() }),
    reply: messageReply,
  }),
  close: call({
    method: 'POST',
    path: '/reconciliations/{id}/close',
    access: 'admin',
    duty: 'audit',
    body: closingRules,
    reply: messageReply,
  }),
  reserves: call({
    method: 'GET',
    path: '/reserves',
    access: 'anyone',
    rateLimits: ['proofsPerAddress'],
    reply: object({ data: array(reserve).defined() }),
  }),
} as const;
