import type { Selectable } from 'kysely';
import { type Coin, quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { amountText } from '#contract/money.ts';
import type { Quote } from '#contract/prices.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import type { Ports } from '#server/platform/ports.ts';
import { currentRates, isUsable, type Rate, rateText } from '#server/prices/rates.ts';
import { refreshRates } from '#server/prices/refresh.ts';
import { addressFor } from '#server/wallets/addressFor.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { activeWallet } from '#server/wallets/wallet.ts';
import { quoteMessages } from './messages.ts';

/** Rate and address are copies that never change. */
export type QuoteRow = Selectable<Tables['quotes']>;

/** May call upstream, so never in a transaction. Errors: 503 when no source can be trusted. */
export async function usableRate(ports: Ports, coin: Coin, at: Date): Promise<Rate> {
  await refreshRates(ports);
  const rate = (await currentRates(ports, at))[coin];
  if (!isUsable(rate)) {
    throw new ApiError('unavailable', quoteMessages.rateUnavailable, { retryAfterS: 60 });
  }
  return rate;
}

export interface QuoteRequest {
  userId: string;
  coin: Coin;
  amountCents: bigint;
  rate: Rate;
  ports: Ports;
}

/** Valid for 15 minutes. Errors: 409 when the coin has no receiving address. */
export async function createQuote(db: Db, request: QuoteRequest, at: Date): Promise<QuoteRow> {
  const { userId, coin, amountCents, rate, ports } = request;
  const wallet = await activeWallet(db, coin);
  if (!wallet) throw new ApiError('conflict', walletMessages.noWallet);
  const address = await addressFor(db, { wallet, userId, ports });
  const units = coinUnits({
    cents: amountCents,
    rateUsd: rate.usd,
    places: quoteDecimals[coin],
    decimals: unitDecimals[coin],
  });
  return db
    .insertInto('quotes')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      coin,
      amount_cents: amountCents,
      coin_units: String(units),
      rate_usd: rate.usd,
      sources: rate.sources,
      as_of: rate.at,
      example: rate.example,
      wallet_id: wallet.id,
      address,
      created_at: at,
      expires_at: new Date(at.getTime() + quoteMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const toQuote = (row: QuoteRow): Quote => ({
  quoteId: row.id,
  coin: row.coin,
  amount: amountText(row.amount_cents),
  coinAmount: formatUnits(BigInt(row.coin_units), {
    decimals: unitDecimals[row.coin],
    places: quoteDecimals[row.coin],
  }),
  rate: rateText(row.rate_usd),
  sources: row.sources,
  asOf: row.as_of.toISOString(),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  depositId: row.deposit_id,
  example: row.example,
  address: row.address,
  walletId: row.wallet_id,
});
