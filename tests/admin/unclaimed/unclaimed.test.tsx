import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPath } from '#contract/backOffice.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

test('a payment without a deposit waits on the overview, and becomes a deposit of its investor', async () => {
  await chainPayment(here.backend, { rateUsd: '65000' });
  const { user } = await openAsStaff(here.backend, listPath('overview'), scene.grace);
  await screen.findByText('1 payment without a deposit');
  await user.click(screen.getByRole('link', { name: 'Open : 1 payment without a deposit' }));
  const row = (await screen.findByText('0.00769231 BTC')).closest('tr') as HTMLElement;
  expect(within(row).getByText('$500.00')).toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Make a deposit of 0.00769231 BTC' }));
  const claim = await dialog();
  await user.click(claim.getByRole('button', { name: 'Make the deposit' }));
  await claim.findByText('Choose the investor.');
  await user.type(claim.getByLabelText('Whose payment is it?'), 'ada');
  await user.click(await screen.findByRole('option', { name: /^ada of the tests/ }));
  await user.click(claim.getByRole('button', { name: 'Make the deposit' }));
  await screen.findByText(/deposit of \$500\.00 made/);
  await screen.findByText('Payments cannot be seen yet.');
});

test('an empty list claims nothing without a node for each coin', async () => {
  await chainRead(here.backend, 840_000);
  const open = () => openAsStaff(here.backend, listPath('unclaimed'), scene.grace);
  await open();
  await screen.findByText(/^No node is connected for Ethereum\./);
  expect(screen.queryByText('Every payment has its deposit.')).not.toBeInTheDocument();
  cleanup();
  await chainRead(here.backend, 20_000_000, 'ETH');
  await open();
  await screen.findByText('Every payment has its deposit.');
});
