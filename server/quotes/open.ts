import type { Quote } from '#contract/prices.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { toQuote } from './quote.ts';

const openQuotes = (db: Db, userId: string) =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deposit_id', 'is', null)
    .where('discarded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRowsMax);

/** Quotes without a deposit that still hold, or whose coin was reported as sent; newest first. */
export async function readOpenQuotes(db: Db, userId: string, at: Date): Promise<Quote[]> {
  const rows = await openQuotes(db, userId)
    .where((where) => where.or([where('sent_at', 'is not', null), where('expires_at', '>', at)]))
    .execute();
  return rows.map(toQuote);
}

/** Payments that a user announced without a deposit yet; newest first. */
export async function readAnnounced(db: Db, userId: string): Promise<Quote[]> {
  const rows = await openQuotes(db, userId).where('sent_at', 'is not', null).execute();
  return rows.map(toQuote);
}
