import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { balances } from '#contract/balances.ts';
import { mock } from '#mocks/handlers.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene, setWidth } from '../investorScene.ts';

const here = screens();
investorScene(here);
afterEach(() => setWidth(1024));

const months = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2026, index)).toISOString(),
  in: index === 0 ? 9000 : 10,
  out: 0,
}));
const steps = [{ at: '2026-03-02T09:00:00.000Z', balance: 9110 }];

test.each([
  [1280, 'In $9,110.00', 12],
  [390, 'In $60.00', 6],
])(
  'at a width of %i the legend has the sums of the months that are drawn',
  async (width, sum, drawn) => {
    setWidth(width);
    here.network.use(mock(balances.history, () => ({ data: { steps, months } })));
    openPage('/user/overview');
    const panel = (await screen.findByText('In and out by month')).closest('section');
    expect(panel).toHaveTextContent(sum);
    const bars = panel?.querySelector('[role=img]');
    expect(bars?.children).toHaveLength(drawn);
    // The table has all of them.
    expect(panel?.querySelector('table')).toHaveTextContent('$9,000.00');
  },
);

test('equal amounts in and out have bars of one height, and a smaller one is lower', async () => {
  const two = months.map((month, index) => ({
    ...month,
    in: index === 0 ? 9000 : 4500,
    out: index === 1 ? 9000 : 0,
  }));
  here.network.use(mock(balances.history, () => ({ data: { steps, months: two } })));
  openPage('/user/overview');
  const panel = (await screen.findByText('In and out by month')).closest('section');
  expect(panel).toHaveTextContent('Last 12 months');
  const heights = (which: string) =>
    [...(panel?.querySelectorAll<HTMLElement>(`[data-bar=${which}]`) ?? [])]
      .slice(0, 2)
      .map(({ style }) => style.height);
  expect(heights('in')).toEqual(['72px', '36px']);
  expect(heights('out')).toEqual(['0px', '72px']);
});
