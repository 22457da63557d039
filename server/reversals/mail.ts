import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { ReversalSource } from '#contract/reversals.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import type { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import type { ReversalRow } from './wire.ts';

interface Reversed {
  reversal: ReversalRow;
  account: Awaited<ReturnType<typeof lockOpenAccount>>;
}

const titles: Record<ReversalSource, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  adjustment: 'Adjustment',
};

const factsOf = ({ id, source, source_id, amount_cents }: ReversalRow): Fact[] => [
  ['Amount', groupDollars(amount_cents)],
  [titles[source], reference(source_id)],
  ['Reversal', reference(id)],
];

/** To the investor, once the money is moved. */
export async function mailReversed(
  trx: Trx,
  { reversal, account }: Reversed,
  at: Date,
): Promise<void> {
  const { id, source, direction, amount_cents, reason } = reversal;
  const amount = groupDollars(amount_cents);
  const effect =
    direction === 'credit'
      ? `we added ${amount} to your balance`
      : `we took ${amount} from your balance`;
  const letter = {
    subject: `Your ${source} of ${amount} was reversed (${reference(reversal.source_id)})`,
    hello: greeting(account.full_name, account.email_verified_at !== null),
    lines: [`Your ${source} was reversed: ${effect}.`],
    facts: factsOf(reversal),
    reason,
    action: { label: 'Open the transaction', path: `/user/transaction?open=${id}` },
    next: ['Your transactions and statements show both. If you disagree, contact support.'],
    movesMoney: true as const,
  };
  await enqueue(trx, { to: account.email, ...letter }, at);
}

/** To all staff. */
export async function noticeOfReversal(
  trx: Trx,
  { reversal, outcome }: { reversal: ReversalRow; outcome: 'proposed' | 'reversed' },
  at: Date,
): Promise<void> {
  const { source, full_name: name, reason } = reversal;
  await noticeToStaff(trx, {
    subject: outcome === 'proposed' ? 'Reversal proposed' : `${titles[source]} reversed`,
    summary:
      outcome === 'proposed'
        ? `${reversal.proposer_name} proposed to reverse the ${source} below, of ${name}.`
        : `The ${source} below, of ${name}, was reversed.`,
    rows: [...factsOf(reversal), ['Proposed by', reversal.proposer_name], ['Reason', reason]],
    at,
  });
}
