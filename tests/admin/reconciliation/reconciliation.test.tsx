import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminScene, dialog, openAsStaff } from '#tests/admin/backOffice.ts';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { openDay } from '#tests/support/nodes/openDay.ts';
import { screens } from '#tests/support/screens.tsx';

const here = screens();
const scene = adminScene(here);

test('a day shows its sum and its cover, and is closed with a note where it differs', async () => {
  await openDay(here.backend, { unexplained: 3n });
  const { user } = await openAsStaff(here.backend, '/admin/reconciliation', scene.grace);
  const table = within(await screen.findByRole('table', { name: 'Reconciled days' }));
  await screen.findByText('Coins reconciled, 2 Mar');
  const cover = within(screen.getByRole('region', { name: 'Cover' }));
  expect(cover.getByText('Owed to investors, in all coins').nextSibling).toHaveTextContent('$1.00');
  expect(table.getByRole('row', { name: /Open$/ })).toBeInTheDocument();
  await user.click(table.getByRole('link', { name: '2 Mar 2026' }));
  await screen.findByText('0.00000003 BTC');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const open = await dialog();
  await user.click(open.getByRole('button', { name: 'Close' }));
  await open.findByText('A difference needs a note.');
  await user.type(open.getByLabelText('Note'), 'A fee of the exchange.');
  await user.click(open.getByRole('button', { name: 'Close' }));
  await screen.findByText('The day is closed. It never changes.');
  expect(await screen.findByText('A fee of the exchange.')).toBeVisible();
});

test('a coin is reconciled at once only where its node is connected', async () => {
  await openAsStaff(here.backend, '/admin/reconciliation', scene.grace);
  await screen.findByText(/^Connect a node and add an address/);
  await screen.findByText('No day has been reconciled yet.');
  expect(screen.queryByRole('button', { name: /^Reconcile/ })).toBeNull();
  cleanup();
  await chainRead(here.backend, 100);
  await openAsStaff(here.backend, '/admin/reconciliation', scene.grace);
  await screen.findByRole('button', { name: 'Reconcile Bitcoin now' });
  expect(screen.queryByRole('button', { name: 'Reconcile Ethereum now' })).toBeNull();
});
