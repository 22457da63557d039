import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Mail } from '#server/platform/outbox/mail.ts';

export interface Decision extends Pick<Mail, 'facts' | 'reason' | 'next'> {
  noun: 'deposit' | 'withdrawal';
  item: { id: string; user_id: string };
  /** In the subject. */
  cents: bigint;
  /** One word for the subject: 'approved'. */
  outcome: string;
  /** Has the figure. */
  sentence: string;
}

/** The page of a deposit, and the row of a withdrawal. */
const pathOf = ({ noun, item }: Decision) =>
  noun === 'deposit' ? `/user/deposit/${item.id}` : `/user/transaction?open=${item.id}`;

export async function notifyInvestor(trx: Trx, decision: Decision, at: Date): Promise<void> {
  const { noun, item, cents, outcome, sentence, facts = [], reason, next } = decision;
  const { email, email_verified_at, full_name } = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', item.user_id)
    .executeTakeFirstOrThrow();
  const title = noun === 'deposit' ? 'Deposit' : 'Withdrawal';
  const letter = {
    to: email,
    subject: `${title} of ${groupDollars(cents)} ${outcome} (${reference(item.id)})`,
    hello: greeting(full_name, email_verified_at !== null),
    lines: [sentence],
    facts: [...facts, ['Reference', reference(item.id)] as const],
    action: { label: `View ${noun}`, path: pathOf(decision) },
    movesMoney: true as const,
    ...(reason && { reason }),
    ...(next && { next }),
    ...(noun === 'withdrawal' && { urgent: true as const }),
  };
  await enqueue(trx, letter, at);
}
