import { type Cents, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Trx } from '#server/platform/db/tables.ts';

interface Decided {
  id: string;
  user_id: string;
  amount_cents: Cents;
}

/** The sentence for staff after a decision: reference, investor and amount, then what was done. */
export async function decisionMessage(trx: Trx, item: Decided, done: string): Promise<string> {
  const { full_name } = await trx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', item.user_id)
    .executeTakeFirstOrThrow();
  return `${reference(item.id)}, ${full_name}: ${groupDollars(item.amount_cents)} ${done}`;
}
