import { type InferType, object, string } from 'yup';
import { call } from './call.ts';
import { listQuery, listReply } from './list.ts';
import { messages } from './messages.ts';
import { person } from './reviewRecord.ts';
import { text } from './rules.ts';

/** Items that can be reversed, each once it is final. */
export const reversalSources = ['deposit', 'withdrawal', 'adjustment'] as const;

export type ReversalSource = (typeof reversalSources)[number];

/** Only a payment comes back as returned, and only a deposit is taken back by its sender. */
export const reversalKinds = ['wrong', 'chargeback', 'returned'] as const;

export type ReversalKind = (typeof reversalKinds)[number];

/** The kinds that fit what is reversed. */
export const kindsOf = {
  deposit: ['wrong', 'chargeback'],
  withdrawal: ['returned', 'wrong'],
  adjustment: ['wrong'],
} as const satisfies Record<ReversalSource, readonly ReversalKind[]>;

const kind = () => string<ReversalKind>().oneOf(reversalKinds);
const source = () => string<ReversalSource>().oneOf(reversalSources);

const statuses = ['proposed', 'made', 'withdrawn'] as const;

/** `amount` is signed dollars: what it does to the balance. `madeAt` is null until it is approved. */
export const reversalRecord = object({
  _id: string().defined(),
  source: source().defined(),
  sourceId: string().defined(),
  kind: kind().defined(),
  user: person,
  amount: string().defined(),
  reason: string().defined(),
  proposedBy: person,
  askedAt: string().defined(),
  madeAt: string().nullable().defined(),
  status: string<(typeof statuses)[number]>().oneOf(statuses).defined(),
});

export type Reversal = InferType<typeof reversalRecord>;

/** The reversal of an item as its page shows it; `madeAt` is null while it waits for approvals. */
export const reversalOfItem = object({
  _id: string().defined(),
  kind: kind().defined(),
  reason: string().defined(),
  askedAt: string().defined(),
  madeAt: string().nullable().defined(),
});

export type ReversalOfItem = InferType<typeof reversalOfItem>;

export const reversals = {
  list: call({
    method: 'GET',
    path: '/reversals',
    access: 'admin',
    duty: 'any',
    query: listQuery(['askedAt'], object({ userId: string().uuid() })),
    reply: listReply(reversalRecord),
  }),
  create: call({
    method: 'POST',
    path: '/reversals',
    access: 'admin',
    duty: 'approve',
    money: true,
    requiresPassword: true,
    signed: true,
    body: object({
      source: source().required(),
      sourceId: string().uuid().required(),
      kind: kind().required(messages.reversalKind),
      reason: text(500).required(messages.reasonRequired),
    }),
    reply: object({ message: string().defined(), data: reversalRecord }),
  }),
} as const;
