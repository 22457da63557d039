import { screen, waitFor } from '@testing-library/react';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { choose, dialog, openAsStaff, rowOf } from './backOffice.ts';

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

describe('the activity log', () => {
  test('shows an empty state', async () => {
    await openLog();
    await screen.findByText('No activity yet.');
  });

  test('shows actor, action and reason; each line links to its record', async () => {
    const depositId = await act();
    const { user, path } = await openLog();
    const row = await rowOf('Deposit declined');
    expect(row.getByRole('link', { name: 'grace of staff' })).toBeInTheDocument();
    expect(row.getByText('Nothing arrived.')).toBeInTheDocument();
    const wallet = (await rowOf('Wallet address added')).getByRole('link', { name: 'Wallet' });
    expect(wallet.getAttribute('href')).toBe('/admin/settings');
    const person = `User ${reference(ada.user._id)}`;
    const verified = (await rowOf('User verified')).getByRole('link', { name: person });
    expect(verified.getAttribute('href')).toBe(`/admin/testing/${ada.user._id}/show`);
    await user.click(row.getByRole('link', { name: `Deposit ${reference(depositId)}` }));
    expect(path()).toBe(`/admin/adminTrans/${depositId}/show`);
  });

  test('filters by action and by kind of record', async () => {
    await act();
    const { user } = await openLog();
    await rowOf('Deposit declined');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Action', 'User verified');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('cell', { name: 'Deposit declined' })).toBeNull(),
    );
    await screen.findByRole('cell', { name: 'User verified' });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Record', 'Wallet');
    await screen.findByText('No line matches these filters.');
  });

  test('verifies to its last line, and names a line that was altered', async () => {
    await act();
    const { user } = await openLog();
    await user.click(await screen.findByRole('button', { name: 'Verify chain' }));
    await (await dialog()).findByText(/^Intact up to line 3 of /);
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    await here.backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE audit_log SET details = '{}' WHERE seq = 2`.execute(trx);
    });
    await user.click(await screen.findByRole('button', { name: 'Verify chain' }));
    const broken = await (await dialog()).findByText(/^Line 2 of .* the chain is broken there\./);
    expect(broken.textContent).toMatch(/Everything up to line 1 of .* is intact\.$/);
  });
});

describe('the wallets', () => {
  test('show who changed the addresses and when', async () => {
    await addWallet(here.backend, grace);
    await openAsStaff(here.backend, '/admin/settings', grace);
    await screen.findByRole('heading', { name: 'Latest changes' });
    expect(screen.getByText(/Wallet address added by grace of staff,/)).toBeInTheDocument();
  });
});
