import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { QuoteRow } from './quote.ts';

/**
 * Locks a user's own quote until commit, so that two steps of it run one after the other.
 * Errors: 404, with `message`, when absent or another user's.
 */
export async function lockQuote(
  trx: Trx,
  {
    id,
    userId,
    message = platformMessages.notFound,
  }: { id: string; userId: string; message?: string },
): Promise<QuoteRow> {
  const quote = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new ApiError('not-found', message);
  return quote;
}
