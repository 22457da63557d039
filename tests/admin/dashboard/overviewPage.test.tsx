import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { staffPassword } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  deposit,
  fund,
  investor,
  type Person,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { waitingStep } from '#tests/support/priceStep.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff, requestWithdrawal } from '../backOffice.ts';
import { submit } from '../evidence/depositPage.ts';

const here = screens();
let grace: Person;
let ada: Person;

const hourMs = 60 * 60_000;

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
});

const open = (path = '/admin/overview') => openAsStaff(here.backend, path, grace);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

const decline = (depositId: string, reason: string) =>
  callApi(here.backend, calls.deposits.decline, {
    token: grace.token,
    params: { depositId },
    body: { reason },
  });

describe('the work that waits', () => {
  test('is listed by urgency, and each line opens its filtered list', async () => {
    await deposit(here.backend, ada);
    here.backend.clock.advance(49 * hourMs);
    grace = await signIn(here.backend, 'grace', staffPassword);
    ada = await signIn(here.backend, 'ada', 'QuietHarbour#9');
    await fund(here.backend, ada, grace, '1000');
    await requestWithdrawal(here.backend, ada, '100');
    await waitingStep(here.backend);
    const { user, path } = await open();
    const needs = await part('Open work');
    await needs.findByText('1 deposit over the promise');
    const lines = needs.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.map((line) => line.replace(/the oldest .*promised/, ''))).toEqual([
      '1 deposit over the promiseReview: 1 deposit over the promise',
      'BTC price moved 12 %not quoted until a second reading or you accept itAccept price',
      '1 withdrawal to approveReview: 1 withdrawal to approve',
    ]);
    await user.click(needs.getByRole('link', { name: /1 deposit over the promise$/ }));
    expect(path()).toMatch(/^\/admin\/adminTrans\?/);
    await screen.findByText('Due: Over the promise');
    await screen.findByText('ada of the tests');
  });

  test('names the waiting deposits once where some are flagged', async () => {
    await deposit(here.backend, ada);
    await submit(here.backend, ada, {});
    await open();
    const needs = await part('Open work');
    await needs.findByText('2 deposits to review, 1 flagged');
    expect(needs.getAllByRole('listitem')).toHaveLength(1);
  });

  test('has payments that are late after their approval', async () => {
    await fund(here.backend, ada, grace, '1000');
    const id = await requestWithdrawal(here.backend, ada, '100');
    const by = { token: grace.token, params: { id } };
    await callApi(here.backend, calls.withdrawals.approve, by);
    here.backend.clock.advance(49 * hourMs);
    grace = await signIn(here.backend, 'grace', staffPassword);
    const { user, path } = await open();
    const needs = await part('Open work');
    await needs.findByText('approved more than 48 h ago');
    await user.click(needs.getByRole('link', { name: /1 payment over the promise$/ }));
    expect(path()).toMatch(/^\/admin\/withdrawals\?.*approved/);
  });

  test('is nothing on a quiet day, and reviewing cannot start', async () => {
    await open();
    await screen.findByText('Nothing needs you now.');
    expect(screen.getByRole('button', { name: /^Start reviewing/ })).toBeDisabled();
  });

  test('starts with the oldest deposit, whatever the list showed before', async () => {
    const oldest = await deposit(here.backend, ada);
    here.backend.clock.advance(60_000);
    await deposit(here.backend, ada);
    const { user, path } = await open('/admin/adminTrans?filter={"status":"declined"}');
    await screen.findByText('Queue empty');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Start reviewing/ })).toBeEnabled(),
    );
    await user.keyboard('n');
    await waitFor(() => expect(path()).toBe(`/admin/adminTrans/${oldest}/show`));
    await screen.findByText(reference(oldest));
  });
});

describe('the figures of now', () => {
  test('are what waits, is not submitted, was decided and is owed, each with its list', async () => {
    await fund(here.backend, ada, grace, '1000');
    await decline(await deposit(here.backend, ada), 'Never arrived.');
    await deposit(here.backend, ada);
    const { user, path } = await open();
    const now = await part('Figures of now');
    await now.findByText('2 deposits, 0 withdrawals');
    const tiles = now.getAllByRole('link').map(({ textContent }) => textContent);
    expect(tiles.map((tile) => tile.replace(/\d+ d.*?h(?=\d)/, ''))).toEqual([
      'Deposits waiting1none overdue',
      expect.stringMatching(/48 h promised$/),
      'Withdrawals00 to approve, 0 to pay',
      'Reported, not submitted0waiting for the investor',
      'Decided today22 deposits, 0 withdrawals',
      'Owed to investors$1,000.00ledger not checked yet',
    ]);
    await user.click(now.getByRole('link', { name: /^Deposits waiting/ }));
    expect(path()).toContain(encodeURIComponent('{"status":"pending"}'));
  });
});
