import type { Coin } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { dollarsFrom } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Rate } from '#server/prices/rates.ts';
import { usableRate } from '#server/quotes/quote.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Undefined: a deposit is accepted without a rate. Never in a transaction. */
export async function rateOnArrival(ports: Ports, coin: Coin, at: Date): Promise<Rate | undefined> {
  try {
    return await usableRate(ports, coin, at);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') return undefined;
    throw error;
  }
}

export const arrivalColumns = (rate: Rate | undefined) => ({
  rate_at_arrival: rate?.usd ?? null,
  rate_at_arrival_sources: rate?.sources ?? null,
  rate_at_arrival_as_of: rate?.at ?? null,
});

/** Why it could not be quoted now; it is accepted and needs a note. */
export async function arrivalFlags(db: Db, amountCents: bigint): Promise<string[]> {
  const settings = await readSettings(db);
  const maximum = settings.max_deposit_usd;
  const above = maximum !== null && amountCents > dollarsFrom(maximum);
  return [...(settings.deposits_paused ? ['paused'] : []), ...(above ? ['above-maximum'] : [])];
}

/** Errors: 403 when a user without a confirmed e-mail address sends a file. */
export async function requireConfirmedEmail(db: Db, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_verified_at) throw new ApiError('forbidden', messages.confirmEmailFirst);
}
