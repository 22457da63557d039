import type { Insertable } from 'kysely';
import { type Coin, quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import type { Cents } from '#contract/money.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { exampleUsd } from '#server/prices/rates.ts';
import { type Sample, sampleAddresses } from './sample.ts';

const minuteMs = 60_000;

/** The units of a coin for cents at the example rate. */
export const unitsOf = (cents: Cents, coin: Coin): bigint =>
  coinUnits({
    cents,
    rateUsd: exampleUsd[coin],
    places: quoteDecimals[coin],
    decimals: unitDecimals[coin],
  });

/** The coins for cents at the example rate, as a quote shows them. */
export const sampleCoins = (cents: Cents, coin: Coin): string =>
  formatUnits(unitsOf(cents, coin), { decimals: unitDecimals[coin], places: quoteDecimals[coin] });

interface QuotedSample {
  id: string;
  userId: string;
  coin: Coin;
  cents: Cents;
  submittedAt: Date;
  isLate: boolean;
}

/** The quote of a sample deposit: a late one was also paid late. */
export function quoteRow(sample: Sample, quoted: QuotedSample): Insertable<Tables['quotes']> {
  const { id, userId, coin, cents, submittedAt, isLate } = quoted;
  const at = new Date(submittedAt.getTime() - (isLate ? 120 : 6) * minuteMs);
  return {
    ...{ id, user_id: userId, coin, amount_cents: cents, coin_units: String(unitsOf(cents, coin)) },
    ...{ rate_usd: exampleUsd[coin], sources: ['example rate'], as_of: at, example: true },
    ...{ wallet_id: sample.walletIds[coin], address: sampleAddresses[coin], created_at: at },
    expires_at: new Date(at.getTime() + quoteMs),
    sent_at: new Date(at.getTime() + (isLate ? 20 : 4) * minuteMs),
  };
}
