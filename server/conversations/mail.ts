import { groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting } from '#server/platform/outbox/enqueue.ts';
import type { Item } from './item.ts';

const pathOf = ({ kind, id }: Item) =>
  `/user/${kind === 'deposit' ? 'deposit' : 'withdraw'}/${id}#messages`;

/** To the investor, with the message of staff. */
export async function mailQuestion(
  trx: Trx,
  { item, text }: { item: Item; text: string },
  at: Date,
): Promise<void> {
  const { kind, id, user_id, amount_cents } = item;
  const { email, email_verified_at, full_name } = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const amount = groupDollars(amount_cents);
  await enqueue(
    trx,
    {
      to: email,
      subject: `We wrote about your ${kind} of ${amount} (${reference(id)})`,
      hello: greeting(full_name, email_verified_at !== null),
      lines: [`We wrote to you about your ${kind} of ${amount}.`],
      facts: [
        ['Our message', text],
        ['Reference', reference(id)],
      ],
      action: { label: 'Read and answer', path: pathOf(item) },
      next: ['Please answer on this page: there your answer is part of the record.'],
      movesMoney: true,
    },
    at,
  );
}
