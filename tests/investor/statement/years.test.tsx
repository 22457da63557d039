import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { statements } from '#contract/statements.ts';
import { fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

test('the years of an account show what came in and went out, and lead to their files', async () => {
  await fund(here.backend, scene.ada, scene.grace);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const queries: string[] = [];
  here.network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('statement.csv')) queries.push(search);
  });
  const { user } = openPage('/user/statements');
  const table = await screen.findByRole('table', { name: 'Yearly summaries' });
  const [, row] = within(table).getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '$0.00',
    '$1,000.00' + '1 deposit',
    '$0.000 withdrawals',
    '$0.000 corrections',
    '$1,000.00',
  ]);
  await user.click(within(table).getByRole('button', { name: 'CSV of 2026' }));
  await vi.waitFor(() => expect(queries).toHaveLength(1));
  expect(queries[0]).toMatch(/^\?from=2026-01-01&to=2026-\d\d-\d\d$/);
  expect(here.asked).toContain(`GET /backend${statements.csv.path}`);
});
