import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth } from '#contract/auth.ts';
import { session } from '#src/shared/session/store.ts';
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
import { openProofStep } from './depositSteps.ts';

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

/** Types a withdrawal, which the end of the session cuts short. */
async function withdrawTooLate() {
  const page = openPage('/user/withdraw');
  await screen.findByText(/Available: \$1,000.00/);
  await page.user.type(field('Amount'), '20');
  await page.user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
  await page.user.click(field('Destination address'));
  await page.user.paste(addresses.BTC);
  act(() => session.expire(ada.token));
  return page;
}

describe('a session that ends in the middle of a form', () => {
  test('gives a withdrawal back as it was typed, and keeps it out of storage', async () => {
    const page = await withdrawTooLate();
    await screen.findByLabelText('Username');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(addresses.BTC);
    await signInAs(page, 'ada');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw'));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('20');
    expect(field('Destination address').value).toBe(addresses.BTC);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bitcoin' }).checked).toBe(true);
  });

  test('gives nothing to another person who signs in', async () => {
    await investor(here.backend, 'eve');
    const page = await withdrawTooLate();
    await signInAs(page, 'eve');
    await waitFor(() => expect(page.path()).toBe('/user/withdraw'));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('');
    expect(field('Destination address').value).toBe('');
  });

  test('opens the profile form again with what was typed', async () => {
    const page = openPage('/user/useracct/profile');
    await page.user.click(await screen.findByRole('button', { name: /Address/ }));
    await page.user.type(await screen.findByLabelText('Country'), 'Norway');
    await callApi(here.backend, auth.signOut, { token: ada.token });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await signInAs(page, 'ada');
    expect((await screen.findByLabelText<HTMLInputElement>('Country')).value).toBe('Norway');
  });

  test('gives a deposit back with its transaction id, and asks for its file again', async () => {
    const txid = randomTxid();
    const page = await openProofStep();
    await page.user.click(screen.getByLabelText(/Transaction id/));
    await page.user.paste(txid);
    await page.user.upload(screen.getByLabelText(/Click to select/), await png('proof.png'));
    await callApi(here.backend, auth.signOut, { token: ada.token });
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Your session has expired. Please sign in again.');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(txid);
    await signInAs(page, 'ada');
    expect((await screen.findByLabelText<HTMLInputElement>(/Transaction id/)).value).toBe(txid);
    expect(screen.getByText(/You had chosen a file/)).toBeTruthy();
  });

  test('gives nothing of a deposit to another person', async () => {
    const page = await openProofStep();
    await page.user.type(screen.getByLabelText(/Transaction id/), 'abc');
    act(() => session.expire(ada.token));
    await investor(here.backend, 'eve');
    await signInAs(page, 'eve');
    expect((await screen.findByLabelText<HTMLInputElement>(/Transaction id/)).value).toBe('');
  });
});
