import type { Trx } from '#server/platform/db/tables.ts';

/** Of an item that is reviewed. */
export async function kindOf(trx: Trx, id: string): Promise<'deposit' | 'withdrawal'> {
  const deposit = await trx
    .selectFrom('deposits')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return deposit ? 'deposit' : 'withdrawal';
}
