import type { Selectable } from 'kysely';
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

export function notifyOwner(
  trx: Trx,
  { item, outcome }: { item: WithdrawalRow; outcome: string },
  at: Date,
): Promise<void> {
  const description = `of ${groupDollars(item.amount_cents)} to ${item.address}`;
  return notifyInvestor(trx, { noun: 'withdrawal', item, description, outcome }, at);
}
