import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff } from '../backOffice.ts';

const here = screens();

test('staff add a key, which the list shows with what it derived', async () => {
  const grace = await staff(here.backend);
  const { key, fingerprint = '', check } = newAccountKey();
  const { user } = await openAsStaff(here.backend, '/admin/settings', grace);
  await user.click(await screen.findByRole('button', { name: 'Add a deposit key' }));
  const form = await dialog();
  const type = async (label: RegExp, text: string) => {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  // It never leaves the browser.
  await type(/^Extended public key/, `xprv${'9'.repeat(107)}`);
  await user.click(form.getByRole('button', { name: 'Add the key' }));
  expect(await form.findByText(messages.keyPrivate)).toBeInTheDocument();
  await type(/^Extended public key/, key);
  await type(/^Fingerprint/, fingerprint);
  await type(/^Address 0\/5/, check);
  await user.click(form.getByRole('button', { name: 'Add the key' }));
  await user.click(await screen.findByRole('button', { name: /^Addresses of the key/ }));
  const page = await dialog();
  expect(await page.findByText(/^Set the gap limit of your wallet to 21:/)).toBeInTheDocument();
  expect(page.getByText(/^wpkh\(/)).toBeInTheDocument();
  const { reply } = await callApi(here.backend, calls.wallets.list, { token: grace.token });
  expect(reply.data).toMatchObject([{ kind: 'key', active: 'yes', nextIndex: 1 }]);
});
