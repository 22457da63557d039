import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { withdrawalMessages } from './messages.ts';
import type { WithdrawalRow } from './settle.ts';

/** Errors: 422 without a note for an address that another investor has used. */
export async function requireNoteIfShared(
  trx: Trx,
  { user_id, address }: WithdrawalRow,
  note: string | undefined,
): Promise<void> {
  if (note) return;
  const other = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('address', '=', address)
    .where('user_id', '<>', user_id)
    .limit(1)
    .executeTakeFirst();
  if (other) throw fieldError('note', withdrawalMessages.noteForSharedAddress);
}
