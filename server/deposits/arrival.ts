import type { Coin } from '#contract/coin.ts';
import { dollarsFrom } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Rate } from '#server/prices/rates.ts';
import { usableRate } from '#server/quotes/quote.ts';
import { readSettings } from '#server/settings/settings.ts';

/** The rate when a deposit is submitted; undefined: it is accepted without one. Never in a transaction. */
export async function rateOnArrival(ports: Ports, coin: Coin, at: Date): Promise<Rate | undefined> {
  try {
    return await usableRate(ports, coin, at);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') return undefined;
    throw error;
  }
}

/** The rate on arrival, as columns of a deposit. */
export const arrivalColumns = (rate: Rate | undefined) => ({
  rate_at_arrival: rate?.usd ?? null,
  rate_at_arrival_sources: rate?.sources ?? null,
  rate_at_arrival_as_of: rate?.at ?? null,
});

/** Why a deposit could not be quoted now; it is accepted and needs a note. */
export async function arrivalFlags(db: Db, amountCents: bigint): Promise<string[]> {
  const settings = await readSettings(db);
  const maximum = settings.max_deposit_usd;
  const above = maximum !== null && amountCents > dollarsFrom(maximum);
  return [...(settings.deposits_paused ? ['paused'] : []), ...(above ? ['above-maximum'] : [])];
}
