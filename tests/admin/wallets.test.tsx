import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  deposit,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { choose, dialog, openAsStaff, rowOf } from './backOffice.ts';

const here = screens();
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
});

const openSettings = () => openAsStaff(here.backend, '/admin/settings', grace);

const wallets = async () => {
  const { reply } = await callApi(here.backend, calls.wallets.list, { token: grace.token });
  return reply.data;
};

/** Opens the 'Update Wallet' modal. */
async function begin() {
  const page = await openSettings();
  await page.user.click(await screen.findByRole('button', { name: 'Update Wallet' }));
  return { ...page, open: await dialog() };
}

describe('the wallets', () => {
  test('are fetched with both toasts, once per visit', async () => {
    await addWallet(here.backend, grace);
    const { user } = await openSettings();
    await screen.findByText('Fetching Wallet Addresses...');
    await screen.findByText('Wallet Addresses Fetched Successfully!');
    await waitFor(() => expect(screen.queryByText('Fetching Wallet Addresses...')).toBeNull());
    const row = await rowOf(walletAddresses.BTC);
    for (const shown of ['Bitcoin', 'Active', 'grace of staff']) {
      expect(row.getByText(shown)).toBeInTheDocument();
    }
    await waitFor(() =>
      expect(screen.queryByText('Wallet Addresses Fetched Successfully!')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: `Delete ${walletAddresses.BTC}` }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Delete ${walletAddresses.BTC}` })).toBeNull(),
    );
    expect(screen.queryByText('Wallet Addresses Fetched Successfully!')).toBeNull();
  });

  test('take a valid address, which becomes the active one', async () => {
    const { user, open } = await begin();
    await user.type(open.getByLabelText('Wallet address'), walletAddresses.BTC);
    expect(
      open.getByRole('img', { name: `QR code of ${walletAddresses.BTC}` }),
    ).toBeInTheDocument();
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await screen.findByText('Uploading Wallet Address...');
    await screen.findByText('Wallet Address Updated Successfully!');
    await (await rowOf(walletAddresses.BTC)).findByText('Active');
    expect(await wallets()).toMatchObject([{ walletAdd: walletAddresses.BTC, walletType: 'btc' }]);
  });

  test('refuse an address of the other coin until the type fits', async () => {
    const { user, open } = await begin();
    await user.type(open.getByLabelText('Wallet address'), walletAddresses.ETH);
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await open.findByText('This is not a valid address for this coin.');
    expect(await wallets()).toEqual([]);
    await choose(user, 'Type', 'Ethereum');
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await screen.findByText('Wallet Address Updated Successfully!');
    expect(await wallets()).toMatchObject([{ walletAdd: walletAddresses.ETH, walletType: 'eth' }]);
  });

  test('need an address before anything is sent', async () => {
    const { user, open } = await begin();
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await open.findByText('This is not a valid address for this coin.');
    expect(here.asked).not.toContain('POST /backend/add-wallet');
  });

  test('accept only images as a QR file, sent as qrCode.png', async () => {
    let sent: FormDataEntryValue | null = null;
    here.network.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/add-wallet'))
        sent = (await request.clone().formData()).get('image');
    });
    const { user, open } = await begin();
    await user.type(open.getByLabelText('Wallet address'), walletAddresses.BTC);
    const input = open.getByLabelText<HTMLInputElement>('QR image (optional)');
    expect(input.accept).toBe('image/*');
    await user.upload(input, new File(['x'], 'mine.png', { type: 'image/png' }));
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await waitFor(() => expect(sent).toBeInstanceOf(File));
    expect((sent as unknown as File).name).toBe('qrCode.png');
    await open.findByText(messages.qrNotAnImage);
    expect(await wallets()).toEqual([]);
  });

  test('report how many open deposits still point to a deleted address', async () => {
    await addWallet(here.backend, grace);
    await deposit(here.backend, await investor(here.backend));
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: `Delete ${walletAddresses.BTC}` }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleting Wallet Address...');
    await screen.findByText('Wallet Address Deleted Successfully!');
    await screen.findByText('1 open deposit still points to it.');
    expect(await wallets()).toEqual([]);
  });
});
