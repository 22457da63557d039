import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { session } from '#src/shared/session/session.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  investorPassword,
  type Person,
  randomTxid,
  staff,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { openReceiptStep } from './deposit/steps.ts';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace, '1000');
  storeSession(ada.token, ada.user);
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function signInAs({ user }: ReturnType<typeof openPage>, userName: string) {
  await user.type(await screen.findByLabelText('Username'), userName);
  await user.type(field('Password'), investorPassword);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

/** Fills the withdraw form and expires the session. */
async function expireInForm() {
  const page = openPage('/user/withdraw');
  await screen.findByText('Available $1,000.00');
  await page.user.type(field('Amount'), '20');
  await page.user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
  await page.user.click(await screen.findByLabelText('Destination address'));
  await page.user.paste(addresses.BTC);
  act(() => session.expire(ada.token));
  return page;
}

describe('a session that expires during input', () => {
  test('restores a withdrawal after the sign-in, without writing it to storage', async () => {
    const page = await expireInForm();
    await screen.findByLabelText('Username');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(addresses.BTC);
    await signInAs(page, 'ada');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw'));
    expect(await screen.findByLabelText('Amount')).toHaveValue('20');
    expect(await screen.findByLabelText('Destination address')).toHaveValue(addresses.BTC);
    expect(screen.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
  });

  test('restores no withdrawal for another user', async () => {
    await investor(here.backend, 'eve');
    const page = await expireInForm();
    await signInAs(page, 'eve');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw'));
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(await screen.findByLabelText('Destination address')).toHaveValue('');
  });

  test('opens the profile form again with its input', async () => {
    const page = openPage('/user/useracct/profile');
    await page.user.click(await screen.findByRole('button', { name: /Address/ }));
    await page.user.type(await screen.findByLabelText('Country'), 'Norway');
    await callApi(here.backend, auth.signOut, { token: ada.token });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await signInAs(page, 'ada');
    expect(await screen.findByLabelText('Country')).toHaveValue('Norway');
  });

  test('restores the transaction id of a deposit and asks for the file again', async () => {
    const txid = randomTxid();
    const page = await openReceiptStep();
    await page.user.click(screen.getByLabelText(/Transaction id/));
    await page.user.paste(txid);
    await page.user.upload(screen.getByLabelText(/Click to select/), await png('proof.png'));
    await callApi(here.backend, auth.signOut, { token: ada.token });
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Your session has expired. Please sign in again.');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(txid);
    await signInAs(page, 'ada');
    expect(await screen.findByLabelText(/Transaction id/)).toHaveValue(txid);
    expect(screen.getByText(/Please choose your file again/)).toBeInTheDocument();
  });

  test('restores no transaction id for another user', async () => {
    const page = await openReceiptStep();
    await page.user.type(screen.getByLabelText(/Transaction id/), 'abc');
    act(() => session.expire(ada.token));
    await investor(here.backend, 'eve');
    await signInAs(page, 'eve');
    await screen.findByRole('button', { name: 'Start a deposit' });
    expect(screen.queryByLabelText(/Transaction id/)).not.toBeInTheDocument();
  });
});
