import { sql } from 'kysely';
import { endedQuoteMs } from '#contract/lifetimes.ts';
import type { Quote } from '#contract/prices.ts';
import { pageRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { derivedOnly } from '#server/wallets/requireDerived.ts';
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

/**
 * Quotes without a deposit that hold, that ended within a day, or whose coin was reported as sent;
 * newest first. An ended one is left out once the same amount was quoted again.
 */
export async function readOpenQuotes(
  { db, ports }: { db: Db; ports: Pick<Ports, 'keys' | 'log'> },
  userId: string,
  at: Date,
): Promise<Quote[]> {
  const endedAfter = new Date(at.getTime() - endedQuoteMs);
  const rows = await openQuotes(db, userId)
    .where((where) =>
      where.or([
        where('sent_at', 'is not', null),
        where('expires_at', '>', at),
        where.and([where('expires_at', '>', endedAfter), where.not(quotedAgain)]),
      ]),
    )
    .execute();
  return (await derivedOnly(db, ports, rows)).map(toQuote);
}

const quotedAgain = sql<boolean>`EXISTS (SELECT FROM quotes AS later
  WHERE later.user_id = quotes.user_id AND later.coin = quotes.coin
    AND later.amount_cents = quotes.amount_cents AND later.created_at > quotes.created_at)`;

/** Payments that a user announced without a deposit yet; newest first. */
export async function readAnnounced(db: Db, userId: string): Promise<Quote[]> {
  const rows = await openQuotes(db, userId).where('sent_at', 'is not', null).execute();
  return rows.map(toQuote);
}
