import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#contract/settings.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
const txid = 'ab'.repeat(32);
let ada: Person;

/** Requests a withdrawal, which staff approve and pay. */
async function payWithdrawal(): Promise<void> {
  const { token } = ada;
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace);
  here.backend.clock.advance(60_000);
  await callApi(here.backend, withdrawals.create, {
    token,
    body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  const { reply } = await callApi(here.backend, withdrawals.own, { token });
  const by = { token: grace.token, params: { id: reply.data[0]?._id ?? '' } };
  await callApi(here.backend, withdrawals.approve, by);
  here.backend.clock.advance(60_000);
  const body = { txid, coinAmount: '0.00153846' };
  expect((await callApi(here.backend, withdrawals.pay, { ...by, body })).status).toBe(200);
}

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
  await payWithdrawal();
});

async function openDetail() {
  const { user } = openPage('/user/transaction');
  await user.click(await screen.findByText('\u2212$100.00'));
  return within(await screen.findByRole('dialog', { name: /^Withdrawal #/ }));
}

describe('the details of a paid withdrawal', () => {
  test('open from the link of a mail', async () => {
    const { reply } = await callApi(here.backend, withdrawals.own, { token: ada.token });
    openPage(`/user/transaction?open=${reply.data[0]?._id}`);
    await screen.findByRole('dialog', { name: /^Withdrawal #/ });
    expect(screen.queryByText('+$1,000.00')).not.toBeInTheDocument();
  });

  test('of an unknown id do not exist', async () => {
    openPage(`/user/transaction?open=${crypto.randomUUID()}`);
    await screen.findByText(
      'This deposit or withdrawal does not exist, or it belongs to another account.',
    );
  });

  test('have address, coin amount, rate, transaction id and history', async () => {
    const detail = await openDetail();
    await detail.findByText('0.00153846 BTC at $65,000.07');
    expect(detail.getAllByRole('code').map(({ textContent }) => textContent)).toEqual([
      addresses.BTC,
      txid,
    ]);
    expect(detail.getByText('Sent to, Bitcoin network')).toBeInTheDocument();
    expect(detail.getByRole('button', { name: 'Copy transaction id' })).toBeInTheDocument();
    expect(detail.getByRole('list', { name: 'History' }).textContent).toMatch(
      /Requested\$100.00 put on hold.*Approved.*Paid0.00153846 BTC sent/,
    );
    // No coin moved in demo mode.
    expect(detail.queryByRole('link', { name: 'Look it up on the chain' })).not.toBeInTheDocument();
  });

  test('show an amount of ether with six decimals, also one that the chain has with 18', async () => {
    const { token } = ada;
    const { reply } = await callApi(here.backend, withdrawals.own, { token });
    const params = { id: reply.data[0]?._id ?? '' };
    const { data } = (await callApi(here.backend, withdrawals.ownDetail, { token, params })).reply;
    const paid = { withdrawMode: 'Ethereum', coinAmount: '0.041090715142895240' } as const;
    here.network.use(mock(withdrawals.ownDetail, () => ({ data: { ...data, ...paid } })));
    const detail = await openDetail();
    await detail.findByText(/^0\.041091 ETH at/);
    expect(detail.getByText('0.041091 ETH sent')).toBeInTheDocument();
  });

  test('link to the block explorer outside demo mode', async () => {
    const { reply } = await callApi(here.backend, settings.read, {});
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
    const detail = await openDetail();
    const link = await detail.findByRole('link', { name: 'Look it up on the chain' });
    expect(link).toHaveAttribute('href', `https://mempool.space/tx/${txid}`);
  });
});

test('the address of a paid withdrawal is offered for the next one of its coin', async () => {
  const { user } = openPage('/user/withdraw');
  const again = { name: `Use ${addresses.BTC}` };
  await user.click(await screen.findByRole('radio', { name: 'Ethereum' }));
  await screen.findByText('0.00153846 BTC');
  expect(screen.queryByRole('button', again)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
  await user.click(await screen.findByRole('button', again));
  expect(screen.getByLabelText('Destination address')).toHaveValue(addresses.BTC);
  await screen.findByText('You have withdrawn to this address before.');
});
