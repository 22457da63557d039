import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { mock } from '#mocks/handlers.ts';
import { date } from '#src/shared/format/dates.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

const record = async (...days: [day: string, usd: string, source: string][]) => {
  const rows = days.map(([day, usd, source]) => ({ asset: 'BTC' as const, day, usd, source }));
  await here.backend.db.insertInto('rate_days').values(rows).execute();
};

const chart = () => screen.findByRole('region', { name: 'BTC/USD, 12 months' });

describe('the price chart of the overview', () => {
  test('shows the last rate, the first recorded day and the sources', async () => {
    await record(
      ['2026-02-27', '64000', 'price index'],
      ['2026-02-28', '61250.5', 'price index'],
      ['2026-03-01', '66000', 'daily closes of the exchange'],
    );
    openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText(`66,000.00 USD on ${date('2026-03-01')}`);
    expect(
      shown.getByText(
        `Recorded since ${date('2026-02-27')}: 3 days, each with its last rate. Source: price index, daily closes of the exchange.`,
      ),
    ).toBeInTheDocument();
  });

  test('has a table with the last recorded day of each month', async () => {
    await record(
      ['2026-02-27', '64000', 'price index'],
      ['2026-02-28', '61250.5', 'price index'],
      ['2026-03-01', '66000', 'price index'],
    );
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText(/This browser cannot draw the chart/);
    await user.click(shown.getByText('Show as table'));
    const rows = within(shown.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Day (UTC)Last rateSource',
      `${date('2026-02-28')}61,250.50price index`,
      `${date('2026-03-01')}66,000.00price index`,
    ]);
  });

  test('shows a text and no chart without recorded rates', async () => {
    openPage('/user/overview');
    const shown = within(await chart());
    await shown.findByText(/No rate is recorded yet/);
    expect(shown.queryByText(/draw/)).not.toBeInTheDocument();
  });

  test('offers a retry when it cannot be loaded', async () => {
    await record(['2026-03-01', '66000', 'price index']);
    here.network.use(mock(prices.history, () => 'unreachable'));
    const { user } = openPage('/user/overview');
    const shown = within(await chart());
    const retry = await shown.findByRole('button', { name: 'Try again' });
    here.network.resetHandlers();
    await user.click(retry);
    await shown.findByText(`66,000.00 USD on ${date('2026-03-01')}`);
  });
});
