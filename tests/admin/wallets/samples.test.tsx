import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addWallet, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff } from '../backOffice.ts';

const here = screens();

test('the wallets of a demo warn that they are samples, also on the QR code', async () => {
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  const { user } = await openAsStaff(here.backend, '/admin/settings', grace);
  await screen.findByText('Sample address. Do not send coins: they would be lost.');
  await user.click(await screen.findByRole('button', { name: /^QR code of/ }));
  expect((await dialog()).getByText('SAMPLE')).toBeInTheDocument();
});
