import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { withdrawalDelayMs } from '#contract/lifetimes.ts';
import { payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { addressBookMessages } from '#server/addressBook/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, investorPassword, signIn, walletAddresses } from '#tests/support/people.ts';
import { stage } from './stage.ts';

describeOnOneEngine('an account that is not in order', (engine) => {
  const start = () => stage(engine().db);
  type Stage = Awaited<ReturnType<typeof start>>;
  const reason = 'Taken over.';
  const suspend = ({ backend, alan, ada }: Stage) =>
    callApi(backend, calls.users.suspend, {
      token: alan.token,
      params: { id: ada.user._id },
      body: { reason },
    });
  const changePassword = ({ backend, ada }: Stage) =>
    callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: {
        existingPassword: investorPassword,
        newPassword: 'AnotherHarbour#7',
        confirmPassword: 'AnotherHarbour#7',
      },
    });

  test.each([
    ['suspended', suspend],
    ['waiting', changePassword],
  ] as const)('%s is neither approved nor paid, but declined', async (block, change) => {
    const all = await start();
    const { grace, act, requested, approved, detail } = all;
    const [open, next] = [await requested(), await approved()];
    expect((await change(all)).status).toBe(200);
    for (const [verb, id] of [
      ['approve', open],
      ['startPayment', next],
      ['pay', next],
    ] as const) {
      const { status, problem } = await act(verb, id, grace);
      expect([verb, status, problem.message]).toEqual([verb, 409, payoutBlockMessages[block]]);
    }
    expect([(await detail(open)).blockedBy, (await detail(next)).blockedBy]).toEqual([
      block,
      block,
    ]);
    expect((await act('decline', next, grace)).status).toBe(200);
    expect((await detail(next)).blockedBy).toBeNull();
  });

  test('is paid once the wait has passed', async () => {
    const all = await start();
    const { backend, act, approved } = all;
    const id = await approved();
    await changePassword(all);
    await backend.advance(withdrawalDelayMs);
    const grace = await signIn(backend, 'grace', 'StaffPass#1');
    expect((await act('pay', id, grace)).status).toBe(200);
  });

  test('waits with 503 while withdrawals are paused', async () => {
    const { backend, grace, act, approved, detail } = await start();
    const id = await approved();
    const body = { withdrawalsPaused: true, pauseReason: 'We move our wallets.' } as never;
    await callApi(backend, calls.settings.update, { token: grace.token, body });
    for (const verb of ['approve', 'startPayment', 'pay'] as const) {
      const { status, problem } = await act(verb, id, grace);
      expect([verb, status, problem.message]).toEqual([
        verb,
        503,
        'Withdrawals are paused. We move our wallets.',
      ]);
    }
    expect((await detail(id)).blockedBy).toBe('paused');
  });

  test('is not paid by the database either', async () => {
    const all = await start();
    const id = await all.approved();
    await suspend(all);
    const paying = sql`UPDATE withdrawals SET status = 'paid', paid_by = ${all.grace.user._id},
      paid_at = ${all.backend.clock.now()}, txid = 'x', coin_units = 1 WHERE id = ${id}`;
    await expect(paying.execute(all.backend.db)).rejects.toThrow(/cannot be paid/);
  });

  test('a withdrawal to one of our addresses, retired or not, returns 422', async () => {
    const { backend, grace, request, balance } = await start();
    const refused = await request('100', walletAddresses.BTC);
    expect([refused.status, refused.problem.fields]).toEqual([
      422,
      { address: addressBookMessages.ownDepositAddress },
    ]);
    const { reply } = await callApi(backend, calls.wallets.list, { token: grace.token });
    const params = { walletId: reply.data[0]?._id ?? '' };
    await callApi(backend, calls.wallets.remove, {
      token: grace.token,
      params,
      query: { next: 'pause' },
    });
    expect((await request('100', walletAddresses.BTC.toUpperCase())).status).toBe(422);
    expect(await balance()).toEqual([1000, 1000]);
    expect((await request('100', addresses.BTC)).status).toBe(200);
  });

  test.each([
    ['approved', ['paying_by', 'paying_at', 'objected_by', 'objected_at', 'status']],
    ['paid', []],
  ] as const)('%s keeps every other column, future ones included', async (status, open) => {
    const { backend, grace, act, approved } = await start();
    const id = await approved();
    if (status === 'paid') await act('pay', id, grace);
    await sql`ALTER TABLE withdrawals ADD COLUMN tomorrow text`.execute(backend.db);
    const { rows } = await sql<{ name: string; type: string }>`
      SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = 'withdrawals'`.execute(backend.db);
    const other: Record<string, RawBuilder<unknown>> = {
      uuid: sql`gen_random_uuid()`,
      text: sql`'other'`,
      jsonb: sql`'{"type": "code"}'`,
      bigint: sql`1`,
      numeric: sql`7`,
      'timestamp with time zone': sql`'2020-01-01Z'`,
    };
    const changed: string[] = [];
    for (const { name, type } of rows) {
      const set = sql`UPDATE withdrawals SET ${sql.ref(name)} = ${other[type]} WHERE id = ${id}`;
      const message = await set.execute(backend.db).then(
        () => 'changed',
        (error: Error) => error.message,
      );
      if (!/frozen|cannot go|only a message/.test(message)) changed.push(name);
    }
    await sql`ALTER TABLE withdrawals DROP COLUMN tomorrow`.execute(backend.db);
    expect(changed.filter((name) => !(open as readonly string[]).includes(name))).toEqual([]);
  });
});
