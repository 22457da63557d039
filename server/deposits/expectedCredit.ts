import type { Coin } from '#contract/coin.ts';
import { centsAtRate, rateUnits } from '#contract/coinAmount.ts';
import type { creditReasons } from '#contract/depositDetail.ts';
import { dayMs } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** All are frozen once the deposit exists. */
export interface DepositTerms {
  coin: Coin;
  amount_cents: bigint;
  late: boolean;
  deposit_date: Date;
  rate_at_arrival: string | null;
  arrival_flags: string[];
}

export interface QuoteTerms {
  coin_units: string;
  rate_usd: string;
  expires_at: Date;
}

/** Cents are undefined if staff must enter them. */
export interface ExpectedCredit {
  cents: bigint | undefined;
  reasons: (typeof creditReasons)[number][];
}

const hourMs = 60 * 60_000;

/**
 * A late deposit is credited at the rate of its arrival if it is over an hour late or the rate
 * moved by over 2 %, and never more than its amount.
 */
export function expectCredit(deposit: DepositTerms, quote: QuoteTerms | undefined): ExpectedCredit {
  const flags = deposit.arrival_flags as ExpectedCredit['reasons'];
  if (!deposit.late || !quote) {
    return { cents: deposit.amount_cents, reasons: [...(deposit.late ? late : []), ...flags] };
  }
  const lateMs = deposit.deposit_date.getTime() - quote.expires_at.getTime();
  const arrival = deposit.rate_at_arrival;
  const overAnHour = lateMs > hourMs;
  const moved = arrival !== null && hasMoved(quote.rate_usd, arrival);
  const reasons: ExpectedCredit['reasons'] = [
    ...late,
    ...(overAnHour ? (['over-an-hour-late'] as const) : []),
    ...(moved ? (['rate-moved'] as const) : []),
    ...(lateMs > dayMs ? (['old-quote'] as const) : []),
    ...flags,
  ];
  if (!overAnHour && !moved) return { cents: deposit.amount_cents, reasons };
  if (arrival === null) return { cents: undefined, reasons };
  const worthCents = centsAtRate({
    units: BigInt(quote.coin_units),
    rateUsd: arrival,
    coin: deposit.coin,
  });
  const cents = worthCents < deposit.amount_cents ? worthCents : deposit.amount_cents;
  return { cents: cents > 0n ? cents : undefined, reasons };
}

/** The quote of a deposit; undefined where it has none. */
export const readTerms = (
  db: Db,
  { quote_id: id }: { quote_id: string | null },
): Promise<QuoteTerms | undefined> =>
  db
    .selectFrom('quotes')
    .select(['coin_units', 'rate_usd', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();

const late = ['late'] as const;

function hasMoved(quoted: string, arrival: string): boolean {
  const [before, after] = [rateUnits(quoted), rateUnits(arrival)];
  const moved = after > before ? after - before : before - after;
  return moved * 100n > before * 2n;
}
