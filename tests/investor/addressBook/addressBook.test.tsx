import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addressBook } from '#contract/addressBook.ts';
import { messages } from '#contract/messages.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  inFours,
  investor,
  investorPassword,
  type Person,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { confirmDialog, confirmWithPassword } from '../withdraw/confirmDialog.ts';

const here = screens();
const page = '/user/useracct/addresses';
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

const add = (label: string, coin: 'BTC' | 'ETH' = 'BTC') =>
  callApi(here.backend, addressBook.add, {
    token: ada.token,
    body: { coin, address: addresses[coin], label },
  });
const turn = (on: boolean) =>
  callApi(here.backend, addressBook.switch, { token: ada.token, body: { on } });

test('an address is checked, added with its wait, and removed', async () => {
  const { user } = openPage(page);
  await screen.findByText(/^No address yet\. .* after 24 hours/);
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  await user.click(dialog.getByRole('radio', { name: 'Bitcoin' }));
  await user.click(dialog.getByLabelText('Address'));
  await user.paste(addresses.ETH);
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(
      messages.addressIsEthereum,
    ),
  );
  await user.clear(dialog.getByLabelText('Address'));
  await user.click(dialog.getByLabelText('Address'));
  await user.paste(addresses.BTC);
  await user.click(dialog.getByLabelText('Label (optional)'));
  await user.paste('Ledger');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  const list = within(await screen.findByRole('list', { name: 'Your addresses' }));
  expect(list.getByText('Ledger')).toBeInTheDocument();
  expect(list.getByText(/^Usable from 3 Mar 2026/)).toBeInTheDocument();
  const bold = list.getAllByText(/./, { selector: 'b' }).map(({ textContent }) => textContent);
  const groups = inFours(addresses.BTC).split(' ');
  expect(bold).toEqual([...groups.slice(0, 2), ...groups.slice(-2)]);
  await user.click(list.getByRole('button', { name: /^Remove Ledger/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove address' }));
  await screen.findByText(/^No address yet\./);
});

test('the switch shows what follows, before it is on and before it is off', async () => {
  const { user } = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  const on = within(await screen.findByRole('dialog', { name: 'Switch the address book on?' }));
  expect(on.getByText(/cannot withdraw until one has waited 24 hours/)).toBeInTheDocument();
  await user.click(on.getByRole('button', { name: 'Switch on' }));
  await screen.findByText(/^Withdrawals go only to the addresses below/);
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const off = within(await screen.findByRole('dialog', { name: 'Switch the address book off?' }));
  expect(off.getByText(/^It still holds for 24 hours\./)).toBeInTheDocument();
  await user.click(off.getByRole('button', { name: 'Switch off' }));
  await screen.findByText(/^Switched off\. Until 3 Mar 2026/);
});

test('the page shows why the book could not be read, and reads it again', async () => {
  const failure = { refuse: 'unavailable', message: 'Not now.' } as const;
  here.network.use(mock(addressBook.read, () => failure));
  const { user } = openPage(page);
  await screen.findByText('Not now.', undefined, { timeout: 5000 });
  here.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^You can withdraw to any address, with no wait\./);
});

test('a withdrawal offers the usable addresses of its coin while the book is on', async () => {
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace);
  await add('Slow');
  await here.backend.advance(24 * 60 * 60_000);
  ada = await signIn(here.backend, 'ada', investorPassword);
  storeSession(ada.token, ada.user);
  await turn(true);
  const { user } = openPage('/user/withdraw');
  await screen.findByText('Choose a coin to see your addresses.');
  expect(screen.queryByRole('textbox', { name: 'Destination address' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Ethereum' }));
  await screen.findByText('Your address book has no usable Ethereum address.');
  await user.type(screen.getByLabelText('Amount'), '100');
  await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
  await user.click(await screen.findByRole('radio', { name: /^Slow/ }));
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await confirmWithPassword(user, await confirmDialog());
  await screen.findByText('Withdrawal requested.');
  const sent = await here.backend.db.selectFrom('withdrawals').select('address').execute();
  expect(sent).toEqual([{ address: addresses.BTC }]);
});
