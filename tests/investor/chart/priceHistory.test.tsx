import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { settings } from '#contract/settings.ts';
import { isoDay } from '#contract/time.ts';
import { mock } from '#mocks/handlers.ts';
import { date } from '#src/shared/format/dates.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  // A new account has no chart.
  await fund(here.backend, ada, grace);
  storeSession(ada.token, ada.user);
});

/** Records a close for each day up to 1 March 2026, oldest first. */
const record = (...closes: string[]) => recordFrom('daily closes of the exchange', closes);

const recordFrom = async (firstSource: string, closes: readonly string[]) => {
  const rows = closes.map((usd, index) => ({
    asset: 'BTC' as const,
    day: isoDay(new Date(Date.UTC(2026, 2, 2 + index - closes.length))),
    usd,
    source: index === 0 ? firstSource : 'price index',
  }));
  await here.backend.db.insertInto('rate_days').values(rows).execute();
};

const week = ['60000', '61000', '62000', '64000', '61250.5', '65000', '66000'];
/** Fifty days at 40,000 dollars before the week. */
const longer = [...Array<string>(50).fill('40000'), ...week];

const chart = () => screen.findByRole('region', { name: /^BTC\/USD, / });

describe('the price chart of the overview', () => {
  test('is dark, shows its change, no second rate, the first recorded day, the sources and the last day', async () => {
    await record(...week);
    openPage('/user/overview');
    const card = await chart();
    expect(card).toHaveAttribute('data-theme', 'dark');
    const shown = within(card);
    await shown.findByText('+10.0%');
    expect(shown.getByText('in 12 months')).toBeInTheDocument();
    expect(shown.queryByText('$66,000.00')).not.toBeInTheDocument();
    expect(shown.getByText('Market price, not your balance.').parentElement).toHaveTextContent(
      `Market price, not your balance. Updated ${date('2026-03-01')}.`,
    );
    expect(shown.getByText('About this chart').parentElement).toHaveTextContent(
      `Daily closing rates, recorded since ${date('2026-02-23')}. Source: daily closes of the exchange, price index.`,
    );
  });

  test('names made-up prices of a demo as such', async () => {
    await recordFrom('sample data', week);
    openPage('/user/overview');
    const shown = within(await chart());
    expect(await shown.findByText('Sample prices, not the market.')).toBeInTheDocument();
    expect(shown.queryByText(/Market price/)).not.toBeInTheDocument();
  });

  test('has ranges of a year, three months and a month', async () => {
    await record(...longer);
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText('+65.0%');
    const ranges = within(shown.getByRole('group', { name: 'Range' })).getAllByRole('button');
    expect(ranges.map(({ textContent }) => textContent)).toEqual(['1Y', '3M', '1M']);
    expect(ranges[0]).toHaveAttribute('aria-pressed', 'true');
    await user.click(ranges[2] as HTMLElement);
    expect(shown.getByText('in 1 month')).toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'BTC/USD, 1 month' })).toBeInTheDocument();
  });

  test('has a table with the last recorded day of each month', async () => {
    await record(...week);
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText(/This browser cannot draw the chart/);
    await user.click(shown.getByText('About this chart'));
    const rows = within(shown.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Day (UTC)Last rateSource',
      `${date('2026-02-28')}65,000.00price index`,
      `${date('2026-03-01')}66,000.00price index`,
    ]);
  });

  test.each([0, 6])('shows one line and no chart with %i recorded rates', async (count) => {
    if (count > 0) await record(...week.slice(0, count));
    openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText('The chart appears after a week of recorded rates.');
    expect(shown.queryByText(/draw|since/)).not.toBeInTheDocument();
  });

  test('offers the outside chart in one line, which goes once it is refused, until the foot asks again', async () => {
    const { reply } = await callApi(here.backend, settings.read, {});
    const asking = { marketWidgets: 'consent', marketChartHost: 's.tradingview.com' } as const;
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, ...asking } })));
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText('TradingView would see your IP address.');
    await user.click(shown.getByRole('button', { name: 'No thanks' }));
    expect(shown.queryByText(/your IP address/)).not.toBeInTheDocument();
    expect(localStorage.getItem('consent')).toBe('refused');
    const again = screen.getByRole('link', { name: 'Chart settings' });
    await user.click(again);
    await user.click(await shown.findByRole('button', { name: 'No thanks' }));
    expect(shown.queryByText(/your IP address/)).not.toBeInTheDocument();
    await user.click(again);
    await user.click(await shown.findByRole('button', { name: 'Load live chart' }));
    expect(localStorage.getItem('consent')).toBe('granted');
  });

  test('offers a retry when it cannot be loaded', async () => {
    await record(...week);
    here.network.use(mock(prices.history, () => 'unreachable'));
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    here.network.resetHandlers();
    await user.click(retry);
    await shown.findByText('+10.0%');
  });
});
