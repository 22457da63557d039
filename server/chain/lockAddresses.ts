import type { Trx } from '#server/platform/db/tables.ts';
import type { FoundPayment } from './found.ts';

/** A deposit that is made at once waits for this round, and then finds its payment. */
export async function lockAddresses(trx: Trx, payments: readonly FoundPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const ids = [...new Set(payments.map(({ addressId }) => addressId))];
  await trx
    .selectFrom('receiving_addresses')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
