import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  deposit,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { choose, dialog, openAsStaff } from '../backOffice.ts';

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

const earlier = addresses.BTC;

/** Queries of the table of the addresses in use. */
const inUse = async () => within(await screen.findByRole('table', { name: 'Wallets' }));

const deleteButton = (address: string) =>
  screen.queryByRole('button', { name: `Delete ${address}` });

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
    const row = await inUse();
    for (const shown of ['Bitcoin', 'Active, sample', 'grace of staff']) {
      expect(row.getByText(shown)).toBeInTheDocument();
    }
    await waitFor(() =>
      expect(screen.queryByText('Wallet Addresses Fetched Successfully!')).toBeNull(),
    );
    await user.click(deleteButton(walletAddresses.BTC) as HTMLElement);
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleteButton(walletAddresses.BTC)).toBeNull());
    expect(screen.queryByText('Wallet Addresses Fetched Successfully!')).toBeNull();
  });

  test('take a valid address, which becomes the active one', async () => {
    const { user, open } = await begin();
    await open.findByText(/^Bitcoin deposits open: new ones go to this address/);
    await user.type(open.getByLabelText('Wallet address'), walletAddresses.BTC);
    await open.findByRole('img', { name: `QR code of ${walletAddresses.BTC}` });
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await screen.findByText('Uploading Wallet Address...');
    await screen.findByText('Wallet Address Updated Successfully!');
    await (await inUse()).findByText('Active, sample');
    expect(await wallets()).toMatchObject([{ walletAdd: walletAddresses.BTC, walletType: 'btc' }]);
  });

  test('draw the QR code of a valid address only, and switch the type by its first characters', async () => {
    const { user, open } = await begin();
    const type = open.getByRole('combobox', { name: 'Type' });
    expect(type.textContent).toBe('Bitcoin');
    const field = open.getByLabelText('Wallet address');
    await user.type(field, walletAddresses.ETH.slice(0, -1));
    await waitFor(() => expect(type.closest('form')).toHaveTextContent(/Not valid yet.*Ethereum/));
    expect(open.queryByRole('img', { name: /^QR code of/ })).toBeNull();
    await user.clear(field);
    await user.paste('bc1q');
    await waitFor(() => expect(type.closest('form')).toHaveTextContent(/Not valid yet.*Bitcoin/));
    fireEvent.change(field, { target: { value: walletAddresses.ETH } });
    await open.findByText('Valid Ethereum address');
    expect(type.textContent).toBe('Ethereum');
    open.getByRole('img', { name: `QR code of ${walletAddresses.ETH}` });
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await screen.findByText('Wallet Address Updated Successfully!');
    expect(await wallets()).toMatchObject([{ walletAdd: walletAddresses.ETH, walletType: 'eth' }]);
  });

  test('refuse an address of another type than the chosen one', async () => {
    const { user, open } = await begin();
    await user.click(open.getByLabelText('Wallet address'));
    await user.paste(walletAddresses.ETH);
    await open.findByText('Valid Ethereum address');
    await choose(user, 'Type', 'Bitcoin');
    await user.click(open.getByRole('button', { name: 'Update Wallet' }));
    await open.findByText('This is not a valid address for this coin.');
    expect(await wallets()).toEqual([]);
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
    const open = await dialog();
    expect(open.getByText(/No other Bitcoin address is saved/)).toBeInTheDocument();
    await user.click(open.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleting Wallet Address...');
    await screen.findByText('Wallet Address Deleted Successfully!');
    await screen.findByText('1 open deposit still points to it.');
    expect(await wallets()).toEqual([]);
  });
});

describe('the active address, when it is deleted', () => {
  /** Opens its dialog; alan replaced grace's address a minute after she added it. */
  async function beginDelete() {
    await add(grace, earlier);
    here.backend.clock.advance(60_000);
    await add(await staff(here.backend, 'alan'), walletAddresses.BTC);
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: `Delete ${walletAddresses.BTC}` }));
    const open = await dialog();
    const send = () => user.click(open.getByRole('button', { name: 'Delete' }));
    return { user, open, send };
  }

  const add = async ({ token }: Person, walletAdd: string) => {
    const sent = { token, body: { walletAdd, walletType: 'btc' as const } };
    expect((await callApi(here.backend, calls.wallets.add, sent)).status).toBe(200);
    here.backend.clock.advance(60_000);
  };

  test('names its successor and who replaced it, and chooses nothing by default', async () => {
    const { user, open, send } = await beginDelete();
    const use = open.getByRole('radio', { name: 'Use the replaced address' });
    expect(use).not.toBeChecked();
    expect(open.getByRole('radio', { name: 'Pause Bitcoin deposits' })).not.toBeChecked();
    const about = use.closest('label')?.textContent;
    expect(about).toContain(earlier);
    expect(about).toContain('Added by grace of staff, 2 Mar 2026');
    expect(about).toContain('Replaced by alan of staff, 2 Mar 2026');
    await send();
    await open.findByText('Choose where new deposits go.');
    expect((await wallets()).filter(({ active }) => active === 'yes')).toMatchObject([
      { walletAdd: walletAddresses.BTC },
    ]);
    await user.click(use);
    await send();
    await screen.findByText('Wallet Address Deleted Successfully!');
    expect(await wallets()).toMatchObject([{ walletAdd: earlier, active: 'yes' }]);
  });

  test('pauses the deposits of its coin, and both addresses stay in the history', async () => {
    const { user, open, send } = await beginDelete();
    await user.click(open.getByRole('radio', { name: 'Pause Bitcoin deposits' }));
    await send();
    await screen.findByText('Wallet Address Deleted Successfully!');
    expect(await wallets()).toEqual([]);
    const history = within(await screen.findByRole('table', { name: 'Deleted addresses' }));
    await waitFor(() => expect(history.getAllByText('Deleted')).toHaveLength(2));
    expect(history.getAllByText('0 deposits')).toHaveLength(2);
    expect(history.getAllByText(/by grace of staff/)).toHaveLength(2);
  });
});
