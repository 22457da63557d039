import type { AuditAction } from '#contract/auditActions.ts';
import {
  amountOf,
  code,
  detail,
  itemOf,
  type Piece,
  personOf,
  quoted,
  type Sentence,
  strong,
} from './pieces.ts';

type Item = Extract<
  AuditAction,
  `${'quote' | 'deposit' | 'withdrawal'}.${string}` | `reversal.${'propose' | 'make'}`
>;

const coinsOf = (details: Parameters<typeof detail>[0]): Piece[] => {
  const [amount, coin] = [detail(details, 'coinAmount'), detail(details, 'coin')];
  return amount === '' ? [] : [', ', strong(`${amount} ${coin}`.trim())];
};

const plain =
  (verb: string): Sentence =>
  (line) => [`${verb} `, ...itemOf(line)];

const because =
  (verb: string, name: 'reason' | 'note' | 'message'): Sentence =>
  (line) => [`${verb} `, ...itemOf(line), ...quoted(detail(line.details, name))];

/** Names the item, its owner, the amount and the reason. */
function reversed(verb: string): Sentence {
  return (line) => {
    const { details } = line;
    const [source, amount] = [detail(details, 'source'), detail(details, 'amount')];
    if (source === '') return [`${verb} an item of `, personOf(line)];
    const item = [`${verb} the ${source} `, code(detail(details, 'reference')), ' of '];
    return [...item, personOf(line), ', ', amountOf(amount), ...quoted(detail(details, 'reason'))];
  };
}

/** Deposits, withdrawals and payments that were announced, and reversals. */
export const moneySentences: Record<Item, Sentence> = {
  'quote.sent': (line) => ['reported ', ...itemOf(line), ...coinsOf(line.details), ' as sent'],
  'quote.discard': (line) => ['discarded ', ...itemOf(line), ...coinsOf(line.details)],
  'deposit.proof': (line) => {
    const { details } = line;
    const file = detail(details, 'receipt') !== detail(details, 'receiptBefore');
    const txid = detail(details, 'txid') !== detail(details, 'txidBefore');
    const what = file && txid ? 'file and transaction id' : txid ? 'transaction id' : 'file';
    return [`changed the proof (${what}) of `, ...itemOf(line)];
  },
  'deposit.confirm': because('confirmed', 'note'),
  'deposit.decline': because('declined', 'reason'),
  'deposit.assign': (line) => {
    const name = detail(line.details, 'name');
    return name === ''
      ? ['took the assignment away from ', ...itemOf(line)]
      : ['assigned ', ...itemOf(line), ', to ', strong(name)];
  },
  'deposit.link': plain('linked a payment to'),
  'deposit.claim': plain('made of an unclaimed payment'),
  'deposit.note': because('wrote a note on', 'note'),
  'deposit.message': because('asked about', 'message'),
  'withdrawal.message': because('asked about', 'message'),
  'withdrawal.approve': because('approved', 'note'),
  'withdrawal.decline': because('declined', 'reason'),
  'withdrawal.start-payment': plain('started to pay'),
  'withdrawal.stop-payment': plain('stopped paying'),
  'withdrawal.object': because('objected to paying', 'reason'),
  'withdrawal.pay': (line) => {
    const txid = detail(line.details, 'txid');
    return [
      'paid ',
      ...itemOf(line),
      ...coinsOf(line.details),
      ...(txid === '' ? [] : [', transaction ', code(`${txid.slice(0, 10)}…`)]),
      ...quoted(detail(line.details, 'note')),
    ];
  },
  'reversal.propose': reversed('proposed to reverse'),
  'reversal.make': reversed('reversed'),
};
