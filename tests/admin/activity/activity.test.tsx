import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/audit.ts';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { choose, openAsStaff } from '../backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  ada = await investor(here.backend);
});

const openLog = () => openAsStaff(here.backend, '/admin/activity', grace);

/** One line of each kind: a wallet, a decision, a verification. */
async function act(): Promise<string> {
  const { token } = grace;
  await addWallet(here.backend, grace);
  const depositId = await deposit(here.backend, ada);
  const body = { reason: 'Nothing arrived.' };
  await callApi(here.backend, calls.deposits.decline, { token, params: { depositId }, body });
  await callApi(here.backend, calls.users.verify, {
    token,
    params: { userId: ada.user._id },
    body: {},
  });
  return depositId;
}

/** Queries of the line whose sentence has a text. */
async function lineOf(text: RegExp) {
  const element = await waitFor(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const found = lines.find(({ textContent }) => text.test(textContent));
    if (!found) throw new Error(`No line has ${text}.`);
    return found;
  });
  return { element, ...within(element) };
}

describe('the activity log', () => {
  test('shows an empty state', async () => {
    await openLog();
    await screen.findByText('No activity yet.');
  });

  test('is sentences with the exact time, names, amounts, reasons and links', async () => {
    const depositId = await act();
    const { user, path } = await openLog();
    const declined = await lineOf(/declined deposit/);
    expect(declined.element).toHaveTextContent(
      `grace of staff declined deposit ${reference(depositId)} of ada of the tests, $500.00: “Nothing arrived.”`,
    );
    expect(declined.getByText(/^\d\d:\d\d:\d\d$/)).toBeInTheDocument();
    const owner = declined.getByRole('link', { name: 'ada of the tests' });
    expect(owner).toHaveAttribute('href', `/admin/testing/${ada.user._id}/show`);
    expect((await lineOf(/added the first Bitcoin address/)).element).toBeInTheDocument();
    expect(
      screen.getByText(/Decisions that came with the sample data have no line/),
    ).toBeInTheDocument();
    const actor = declined.getByRole('link', { name: 'grace of staff' });
    expect(actor).toHaveAttribute('href', `/admin/testing/${grace.user._id}/show`);
    await user.click(declined.getByRole('link', { name: reference(depositId) }));
    expect(path()).toBe(`/admin/adminTrans/${depositId}/show`);
  });

  test('shows what is stored of a line behind a button, by mouse and by keys', async () => {
    await act();
    const { user } = await openLog();
    const { element, ...declined } = await lineOf(/declined deposit/);
    expect(within(element).queryByText('Reason')).toBeNull();
    await user.click(declined.getByRole('button', { name: 'Details, Line 2' }));
    const stored = within(element);
    expect(stored.getByText('Reason')).toBeInTheDocument();
    expect(stored.getByText('Nothing arrived.')).toBeInTheDocument();
    expect(stored.getByText('Deposit declined')).toBeInTheDocument();
    await user.click(declined.getByRole('button', { name: 'Hide details, Line 2' }));
    await user.keyboard('j{Enter}');
    const first = await lineOf(/added the first Bitcoin/);
    expect(first.getByText('Active after')).toBeInTheDocument();
  });

  test('of one person or record, from a link, names it and can be shown whole again', async () => {
    const depositId = await act();
    const about = (targetId: string) =>
      openAsStaff(
        here.backend,
        `/admin/activity?filter=${encodeURIComponent(JSON.stringify({ targetId }))}`,
        grace,
      );
    await about(depositId);
    await screen.findByText(`About: ${reference(depositId)}`);
    const { user } = await about(ada.user._id);
    await screen.findByText('About: ada of the tests');
    await lineOf(/verified/);
    expect(screen.queryByText(/declined/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove the filter About' }));
    await lineOf(/declined deposit/);
  });

  test('names the value before and after a change of the settings', async () => {
    const body = { reviewHours: 24 } as never;
    await callApi(here.backend, calls.settings.update, { token: grace.token, body });
    await openLog();
    const { element } = await lineOf(/review time/);
    expect(element).toHaveTextContent('changed the review time from 48 hours to 24 hours');
  });

  test('filters by action and by kind of record', async () => {
    await act();
    const { user } = await openLog();
    await lineOf(/declined deposit/);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Action', 'User verified');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/declined/)).toBeNull());
    await lineOf(/verified ada of the tests/);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Record', 'Wallet');
    await screen.findByText('No line matches these filters.');
  });

  test('shows until which line it is verified, and names a line that was altered', async () => {
    await act();
    const { user } = await openLog();
    await screen.findByText('Log not verified yet');
    const verify = await screen.findByRole('button', { name: 'Verify log' });
    await user.click(verify);
    expect((await screen.findByText('Verified to line 3')).parentElement).toHaveTextContent(
      /^Verified to line 3, .+ ago$/,
    );
    await here.backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE audit_log SET details = '{}' WHERE seq = 2`.execute(trx);
    });
    await user.click(verify);
    const broken = await screen.findByText(/^Line 2 of .* the log was changed there\./);
    expect(broken.textContent).toMatch(/Everything up to line 1 of .* is intact\.$/);
  });

  test('shows why it could not be verified', async () => {
    const { user } = await openLog();
    here.network.use(
      mock(audit.verify, () => ({ refuse: 'unavailable', message: 'Not at the moment.' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Verify log' }));
    await screen.findByText('Not at the moment.');
  });
});

describe('the sum of all balances', () => {
  test('is taken after a question, and leaves a line', async () => {
    await addWallet(here.backend, grace);
    await fund(here.backend, ada, grace);
    const { user } = await openLog();
    await user.click(await screen.findByRole('button', { name: 'Check all balances' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Check all balances' }));
    await screen.findByText(/^The sum of all balances was taken/);
    expect(await screen.findByText(/took the sum of all balances/)).toBeInTheDocument();
  });
});

describe('the wallets', () => {
  test('show who changed the addresses and when', async () => {
    await addWallet(here.backend, grace);
    await openAsStaff(here.backend, '/admin/settings', grace);
    await screen.findByText('Latest changes');
    expect(screen.getByText(/Wallet address added by grace of staff,/)).toBeInTheDocument();
  });
});
