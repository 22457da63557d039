import { coinNames } from '#contract/coin.ts';
import { prices } from '#contract/prices.ts';
import { isoDay } from '#contract/time.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { acceptStep } from './level.ts';
import { currentRates, type Rate, rateText } from './rates.ts';
import { refreshRates } from './refresh.ts';

const historyMonths = 12;

export const priceRoutes: Route[] = [
  serve(prices.rates, async ({ ports, at }) => {
    await refreshRates(ports);
    const { BTC, ETH, EUR } = await currentRates(ports, at);
    return { data: { BTC: toWire(BTC), ETH: toWire(ETH), EUR: toWire(EUR) } };
  }),

  serve(prices.accept, async ({ db, body, user, at }) => {
    const step = { coin: body.coin, usd: body.usd, actor: user, at };
    await db.transaction().execute((trx) => acceptStep(trx, step));
    return { message: `${coinNames[body.coin]} is quoted at the new price.` };
  }),

  serve(prices.history, async ({ db, query, at }) => {
    const from = new Date(at);
    from.setUTCMonth(from.getUTCMonth() - (query.months ?? historyMonths));
    const days = await db
      .selectFrom('rate_days')
      .select(['day', 'usd', 'source'])
      .where('asset', '=', 'BTC')
      .where('day', '>=', isoDay(from))
      .orderBy('day')
      .execute();
    return {
      data: days.map(({ day, usd, source }) => ({ date: day, close: Number(usd), source })),
    };
  }),
];

const toWire = (rate: Rate | null) =>
  rate && {
    usd: rateText(rate.usd),
    source: rate.sources[0] ?? '',
    at: rate.at.toISOString(),
    stale: rate.stale,
    example: rate.example,
  };
