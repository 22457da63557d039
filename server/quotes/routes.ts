import type { Coin } from '#contract/coin.ts';
import { parseDollars } from '#contract/money.ts';
import { prices } from '#contract/prices.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { checkDepositAmount, requireFewPending } from './depositLimits.ts';
import { createQuote, toQuote, usableRate } from './quote.ts';

export const quoteRoutes: Route[] = [
  serve(prices.quote, async ({ db, ports, query, user, at }) => {
    const amountCents = parseDollars(query.amount);
    const coin = query.coin as Coin;
    await checkDepositAmount(db, amountCents);
    await requireFewPending(db, user.userId, ports.config.rateLimitFactor);
    const rate = await usableRate(ports, coin, at);
    const quote = await createQuote(db, { userId: user.userId, coin, amountCents, rate }, at);
    return { data: toQuote(quote) };
  }),
];
