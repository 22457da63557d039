import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { settingsTarget } from '#server/settings/settings.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, investor, staff } from '#tests/support/people.ts';
import { untilWaiting } from '#tests/support/untilWaiting.ts';

describeOnOneEngine('the operator’s settings', (engine) => {
  test('limits are data: a change is audited and holds at once', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const update = (body: object) =>
      callApi(backend, calls.settings.update, { token: grace.token, body: body as never });
    expect((await update({ minDepositUsd: 0 })).status).toBe(422);
    const { reply } = await update({ minDepositUsd: 100, maxDepositUsd: 900 });
    expect(reply.data).toMatchObject({ minDepositUsd: 100, maxDepositUsd: 900, reviewHours: 48 });
    const deposit = async (amount: string) =>
      (
        await callApi(backend, calls.deposits.create, {
          token: ada.token,
          body: { amount, coin: 'BTC' },
        })
      ).problem.message;
    expect(await deposit('99')).toBe('Minimum: 100.00 USD');
    expect(await deposit('901')).toBe('Maximum: 900.00 USD');
    await update({ depositsPaused: true, pauseReason: 'Wallet change.' });
    expect(await deposit('500')).toBe('Deposits are paused. Wallet change.');
    const log = await callApi(backend, calls.audit.list, { token: grace.token });
    const changes = log.reply.data.filter(({ action }) => action === 'settings.update');
    expect(changes.map(({ details }) => details)).toEqual([
      {
        ...{ deposits_paused: true, deposits_paused_before: false },
        ...{ pause_reason: 'Wallet change.', pause_reason_before: null },
      },
      {
        ...{ min_deposit_usd: 100, min_deposit_usd_before: 50 },
        ...{ max_deposit_usd: 900, max_deposit_usd_before: null },
      },
    ]);
  });

  test('a change that one person makes is mailed to all staff, but a pause is not', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    await staff(backend, 'alan');
    const update = (body: object) =>
      callApi(backend, calls.settings.update, { token, body: body as never });
    const noticed = async () => {
      await sendDueMails(backend.ports);
      return backend.mails.filter(({ subject }) => subject === 'Settings changed');
    };
    await update({ depositsPaused: true });
    await update({ reviewHours: 48 });
    expect(await noticed()).toEqual([]);
    // Every investor reads a reason.
    const named = await update({ pauseReason: `Pay to ${addresses.BTC}.` });
    expect([named.status, named.problem.message]).toEqual([422, platformMessages.addressInText]);
    await update({ pauseReason: 'Wallet change.' });
    const told = (await noticed()).map(({ text }) => text);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Reason of the pause: Wallet change., was none');
    await update({ confirmSmall: 2, depositsPaused: false });
    const mails = (await noticed()).slice(2);
    expect(mails.map(({ to }) => to).sort()).toEqual(['alan@staff.example', 'grace@staff.example']);
    expect(mails[0]?.text).toContain('grace of staff changed the settings');
    expect(mails[0]?.text).toContain('Confirmations of small deposits: 2, was 1');
    expect(mails[0]?.text).toContain('Deposits paused: no, was yes');
    expect(mails[0]?.text).not.toContain('Review time');
  });

  test('a pause of a colleague is not undone by a change that was compared before it', async () => {
    const backend = await startBackend({ db: engine().db });
    const rita = await staff(backend, 'rita', ['review']);
    const body = { withdrawalsPaused: false };
    const { status } = await backend.db.transaction().execute(async (trx) => {
      await trx.updateTable('settings').set({ withdrawals_paused: true }).execute();
      const line = { at: backend.clock.now(), actorId: rita.user._id, target: settingsTarget };
      await appendAudit(trx, { ...line, action: 'settings.update' });
      const undoing = callApi(backend, calls.settings.update, { token: rita.token, body });
      await untilWaiting(engine(), undoing);
      return { status: undoing };
    });
    expect((await status).status).toBe(403);
  });

  test('the operator’s identity comes from outside and cannot be set by a call', async () => {
    const operator = {
      ...noOperator,
      legalName: 'Plain Ltd',
      companyNumber: '1',
      address: 'A St',
      support: 's@x',
    };
    const backend = await startBackend({ db: engine().db, config: { operator, demo: false } });
    const grace = await staff(backend);
    await callApi(backend, calls.settings.update, {
      token: grace.token,
      body: { operator: 'Somebody', legalName: 'Somebody', reviewHours: 24 } as never,
    });
    const { reply } = await callApi(backend, calls.settings.read);
    expect(reply.data).toMatchObject({ operator, demo: false, reviewHours: 24 });
  });

  test('mails are readable in demo mode only', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await investor(backend, 'ada', { confirmed: false });
    await sendDueMails(backend.ports);
    const read = (from: typeof backend) => callApi(from, calls.outbox.list, { token: grace.token });
    expect((await read(backend)).reply.data).toMatchObject([{ to: 'ada@investor.example' }]);
    const real = await startBackend({ db: engine().db, config: { demo: false } });
    expect((await read(real)).status).toBe(404);
  });
});
