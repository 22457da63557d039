import type { Selectable } from 'kysely';
import { coinNames } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { notifyInvestor } from '#server/reviews/notifyInvestor.ts';

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

/** A withdrawal in a mail: 'of $500.00 in Bitcoin to bc1…'. */
export const inWords = ({
  amount_cents,
  coin,
  address,
}: Pick<WithdrawalRow, 'amount_cents' | 'coin' | 'address'>): string =>
  `of ${groupDollars(amount_cents)} in ${coinNames[coin]} to ${address}`;

export function notifyOwner(
  trx: Trx,
  { item, outcome }: { item: WithdrawalRow; outcome: string },
  at: Date,
): Promise<void> {
  const description = inWords(item);
  return notifyInvestor(trx, { noun: 'withdrawal', item, description, outcome }, at);
}
