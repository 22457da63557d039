import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Cents } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { receivedBy, type Span } from './days.ts';

/** Credited deposits by day and coin, as `2026-03-02 BTC`. */
export type CoinDays = ReadonlyMap<string, Cents>;

/** Stored days by their addresses, and those since, which are computed. */
export async function readCoinDays(
  db: Db,
  { span, open }: { span: Span; open: Span },
): Promise<CoinDays> {
  const { rows } = await sql<{ day: string; coin: Coin; cents: Cents }>`
    SELECT day, coin, sum(received_cents)::bigint AS cents FROM (
      SELECT wallet_id, day, received_cents FROM daily_wallets
      WHERE day >= ${span.from}::date AND day < ${open.from}::date
      UNION ALL
      SELECT wallet_id, day, received_cents FROM (${receivedBy(open)}) AS recent) AS received
    JOIN wallets ON wallets.id = wallet_id GROUP BY day, coin`.execute(db);
  return new Map(rows.map(({ day, coin, cents }) => [`${day} ${coin}`, cents]));
}
