import { array, type InferType, number, object, string } from 'yup';
import { coin } from './coin.ts';
import { person } from './reviewRecord.ts';

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

/** Kinds of differences between the chain and the ledger. */
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

/** A day of a coin with its differences. */
export const reconciliationDetail = reconciliationRecord.concat(
  object({ differences: array(difference).defined() }),
);

export type ReconciliationDetail = InferType<typeof reconciliationDetail>;
