import type { Selectable } from 'kysely';
import { coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { post } from '#server/platform/ledger/post.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { type Decision, notifyInvestor } from '#server/reviews/notifyInvestor.ts';

export type WithdrawalRow = Selectable<Tables['withdrawals']>;

export const settle = (
  trx: Trx,
  { withdrawal, leg }: { withdrawal: WithdrawalRow; leg: 'release' | 'settle' },
  at: Date,
): Promise<void> =>
  post(trx, {
    at,
    from: { userId: withdrawal.user_id, kind: 'held' },
    to: leg === 'settle' ? 'payouts' : { userId: withdrawal.user_id, kind: 'available' },
    amountCents: withdrawal.amount_cents,
    source: 'withdrawal',
    sourceId: withdrawal.id,
    leg,
  });

export const amountReleased = 'The amount is available again.';

type Withdrawn = Pick<WithdrawalRow, 'amount_cents' | 'coin' | 'address'>;

/** Of a withdrawal in a mail, the address in full. */
export const factsOf = ({ amount_cents, coin, address }: Withdrawn): Fact[] => [
  ['Amount', groupDollars(amount_cents)],
  ['Coin', coinNames[coin]],
  ['Address', address, 'code'],
];

type Outcome = 'approved' | 'paid' | 'declined' | 'cancelled';

interface OwnerNews extends Pick<Decision, 'facts' | 'reason' | 'next'> {
  item: WithdrawalRow;
  outcome: Outcome;
}

/** For screens that show the withdrawal. */
export const recordOutcome = (
  trx: Trx,
  { id, user_id: userId }: WithdrawalRow,
  { outcome, at }: { outcome: Outcome; at: Date },
): Promise<void> => {
  const subject = { kind: 'withdrawal', id } as const;
  return recordEvent(trx, { kind: `withdrawal.${outcome}`, subject, userId }, at);
};

/** By mail, and on open screens. */
export async function notifyOwner(
  trx: Trx,
  { item, outcome, facts = [], ...rest }: OwnerNews,
  at: Date,
): Promise<void> {
  const sentence = `Your withdrawal of ${groupDollars(item.amount_cents)} was ${outcome}.`;
  const cents = item.amount_cents;
  const decision = { noun: 'withdrawal', item, cents, outcome, sentence, ...rest } as const;
  await recordOutcome(trx, item, { outcome, at });
  await notifyInvestor(trx, { ...decision, facts: [...factsOf(item), ...facts] }, at);
}
