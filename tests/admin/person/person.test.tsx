import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, fund } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff, requestWithdrawal } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

const openAda = () =>
  openAsStaff(here.backend, `/admin/testing/${scene.ada.user._id}/show`, scene.grace);

const figures = () => screen.findByLabelText('Balance');
const entries = async () => within(await screen.findByRole('table', { name: 'Ledger lines' }));

describe('the page of a user', () => {
  test('shows a correction in figures and ledger lines at once', async () => {
    await fund(here.backend, scene.ada, scene.grace, '105');
    const { user } = await openAda();
    await (await entries()).findByText('$105.00');
    await user.click(screen.getByRole('button', { name: 'Credit or debit' }));
    const open = await dialog();
    await user.click(open.getByRole('radio', { name: 'Credit' }));
    await user.type(open.getByLabelText('Amount in USD'), '5');
    expect((await open.findByText('becomes')).parentElement?.textContent).toMatch(
      /\$105\.00.*\$110\.00/,
    );
    await user.type(open.getByLabelText('Reason'), 'A returned fee');
    await user.click(open.getByRole('button', { name: 'Change balance' }));
    const table = await entries();
    await table.findByText('$110.00');
    table.getByText('A returned fee');
    await waitFor(async () =>
      expect((await figures()).textContent).toContain('matches 2 ledger lines'),
    );
    expect((await figures()).textContent).toContain('Total$110.00');
  });

  test('follows a decision of a colleague', async () => {
    const id = await deposit(here.backend, scene.ada, '75');
    const { user } = await openAda();
    await waitFor(async () =>
      expect((await figures()).textContent).toContain('1 deposit, not counted'),
    );
    // It has no ledger line yet, so its deposits come first.
    expect(screen.getByRole('tab', { name: /^Deposits/, selected: true })).toBeInTheDocument();
    const { token } = scene.grace;
    const params = { depositId: id };
    await callApi(here.backend, calls.deposits.confirm, { token, params, body: {} });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect((await figures()).textContent).toContain('no deposit waits'));
    await user.click(screen.getByRole('tab', { name: /^Ledger lines/ }));
    await (await entries()).findByText('$75.00');
  });

  test('has entries only among the ledger lines, each linked to where it comes from', async () => {
    await fund(here.backend, scene.ada, scene.grace, '300');
    const pendingId = await deposit(here.backend, scene.ada, '75');
    await requestWithdrawal(here.backend, scene.ada, '100');
    const { user } = await openAda();
    const table = await entries();
    await table.findByText('+$300.00');
    expect(table.getAllByRole('row').length).toBe(2);
    const [link] = table.getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/^\/admin\/adminTrans\/[0-9a-f-]{36}\/show$/);
    await user.click(screen.getByRole('tab', { name: /^Deposits/ }));
    const deposits = within(await screen.findByRole('table', { name: 'Deposits' }));
    await deposits.findByRole('link', { name: reference(pendingId) });
    expect(deposits.getAllByRole('row').length).toBe(3);
    const all = screen.getByRole('link', { name: 'Open in Transactions' });
    expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain(
      `"userId":"${scene.ada.user._id}"`,
    );
  });

  test('lists the payments that were reported as sent and await their proof', async () => {
    const { token } = scene.ada;
    const query = { coin: 'BTC', amount: '500' };
    const { reply } = await callApi(here.backend, calls.prices.quote, { token, query });
    const params = { id: reply.data.quoteId };
    await callApi(here.backend, calls.quotes.sent, { token, params });
    const { user } = await openAda();
    await user.click(await screen.findByRole('tab', { name: /^Payments not submitted/ }));
    await screen.findByText('0.00769231');
  });
});
