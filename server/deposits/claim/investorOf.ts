import { chainMessages } from '#server/chain/messages.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { requireOthers } from '#server/reviews/lockItem.ts';
import type { Payment } from './lockPayment.ts';

interface Claim {
  payment: Payment;
  chosen: string | undefined;
  staffId: string;
}

/** The investor whom a payment is from, by its address or chosen by staff. Errors: 403 their own, 422 whose it is. */
export async function investorOf(trx: Trx, { payment, chosen, staffId }: Claim) {
  const { user_id: known } = payment;
  if (known && chosen && known !== chosen) throw fieldError('userId', chainMessages.ofAnother);
  const id = known ?? chosen;
  if (!id) throw fieldError('userId', chainMessages.whose);
  requireOthers({ user_id: id }, staffId);
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'full_name', 'status', 'role'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (owner?.role !== 'user' || owner.status === 'closed') {
    throw fieldError('userId', chainMessages.noInvestor);
  }
  return owner;
}
