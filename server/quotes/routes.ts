import type { Coin } from '#contract/coin.ts';
import { parseDollars } from '#contract/money.ts';
import { prices } from '#contract/prices.ts';
import { quotes } from '#contract/quotes.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireUser } from '#server/users/wire.ts';
import { requireDerived } from '#server/wallets/requireDerived.ts';
import { announcePayment, discardQuote } from './announce.ts';
import { checkDepositAmount, requireFewAnnounced, requireFewPending } from './depositLimits.ts';
import { readAnnounced, readOpenQuotes } from './open.ts';
import { createQuote, toQuote, usableRate } from './quote.ts';

export const quoteRoutes: Route[] = [
  serve(prices.quote, async ({ db, ports, query, user, at }) => {
    const amountCents = parseDollars(query.amount);
    const coin = query.coin as Coin;
    await checkDepositAmount(db, amountCents);
    const { rateLimitFactor } = ports.config;
    await requireFewPending(db, user.userId, rateLimitFactor);
    await requireFewAnnounced(db, { userId: user.userId, rateLimitFactor, of: 'quote' });
    const rate = await usableRate(ports, coin, at);
    const request = { userId: user.userId, coin, amountCents, rate, ports };
    const quote = await createQuote(db, request, at);
    return { data: toQuote(quote) };
  }),

  // Only the owner may read a quote.
  serve(quotes.read, async ({ db, ports, params, user, at }) => {
    const quote = await db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', params.id)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (!quote) throw new ApiError('not-found', platformMessages.notFound);
    await requireDerived(db, ports, quote);
    return { data: toQuote(quote), at: at.toISOString() };
  }),

  serve(quotes.own, async ({ db, ports, user, at }) => ({
    data: await readOpenQuotes({ db, ports }, user.userId, at),
    at: at.toISOString(),
  })),

  announcePayment,
  discardQuote,

  serve(quotes.announced, async ({ db, params }) => {
    await requireUser(db, params.id);
    return { data: await readAnnounced(db, params.id) };
  }),
];
