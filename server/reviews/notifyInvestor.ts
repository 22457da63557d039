import { reference } from '#contract/reference.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';

export interface Decision {
  noun: 'deposit' | 'withdrawal';
  item: { id: string; user_id: string };
  /** Follows the reference: '($500.00 by BTC)'. */
  description: string;
  /** Follows "was": 'approved. It will be paid next.' Its first words are the subject. */
  outcome: string;
}

export async function notifyInvestor(
  trx: Trx,
  { noun, item, description, outcome }: Decision,
  at: Date,
): Promise<void> {
  const { email, email_verified_at, full_name } = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', item.user_id)
    .executeTakeFirstOrThrow();
  const name = `${noun} ${reference(item.id)}`;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const subject = `${title}: ${outcome.split(/[.:]/)[0]}`;
  const hello = greeting(full_name, email_verified_at !== null);
  const text = `${hello}\n\nyour ${name} ${description} was ${outcome}\n`;
  const urgent = noun === 'withdrawal' && { urgent: true as const };
  await enqueue(trx, { to: email, subject, text, ...urgent }, at);
}
