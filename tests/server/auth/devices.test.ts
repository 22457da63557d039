import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { dayMs } from '#contract/time.ts';
import type { Backend } from '#mocks/backend.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';

const tries = rateLimits.signInPerAccount.count;

const signIn = (backend: Backend, device?: string, password = investorPassword, userName = 'ada') =>
  callApi(backend, calls.auth.signIn, { body: { userName, password, device } });

const wrong = (backend: Backend, device?: string) => signIn(backend, device, 'wrong');

const devicesOf = (db: Db) => db.selectFrom('devices').selectAll().execute();

async function deviceOf(backend: Backend) {
  const { reply } = await signIn(backend);
  return reply.device;
}

async function resetByMail(backend: Backend) {
  await callApi(backend, calls.auth.forgotPassword, { body: { email: 'ada@investor.example' } });
  await sendDueMails(backend.ports);
  const text = backend.mails.map((mail) => mail.text).join();
  const token = /reset-password#(\S+)/.exec(text)?.[1] ?? '';
  const newPassword = 'NewHarbour#8';
  const body = { token, newPassword, confirmPassword: newPassword };
  const { reply } = await callApi(backend, calls.auth.resetPassword, { body });
  return { device: reply.device, newPassword };
}

describeOnOneEngine('a known device', (engine) => {
  const open = async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    await investor(backend);
    return backend;
  };

  test('signs in after a stranger has used up the tries of its account', async () => {
    const backend = await open();
    const device = await deviceOf(backend);
    for (let count = 0; count < tries; count += 1) await wrong(backend);
    expect((await signIn(backend)).status).toBe(429);
    const { status, reply } = await signIn(backend, device);
    expect([status, reply.device]).toEqual([200, device]);
  });

  test('has ten attempts, separate from those of the account', async () => {
    const backend = await open();
    const device = await deviceOf(backend);
    for (let count = 0; count < tries; count += 1) {
      expect((await wrong(backend, device)).status).toBe(401);
    }
    expect((await signIn(backend, device)).status).toBe(429);
    expect((await signIn(backend)).status).toBe(200);
  });

  test('signs in from an address whose tries are used up', async () => {
    const backend = await open();
    const device = await deviceOf(backend);
    for (let count = 0; count < rateLimits.signInPerAddress.count; count += 1) {
      await signIn(backend, undefined, 'wrong', `nobody${count}`);
    }
    expect((await signIn(backend, undefined, 'wrong', 'nobody')).status).toBe(429);
    expect((await signIn(backend, device)).status).toBe(200);
  });

  test('of one account counts as unknown for another, and so does an invented one', async () => {
    const backend = await open();
    await staff(backend);
    const { reply } = await signIn(backend, undefined, staffPassword, 'grace');
    for (let count = 0; count < tries; count += 1) await wrong(backend);
    for (const device of [reply.device, 'x'.repeat(43)]) {
      expect((await signIn(backend, device)).status).toBe(429);
    }
  });

  test('opens nothing without the password', async () => {
    const backend = await open();
    const device = await deviceOf(backend);
    expect((await wrong(backend, device)).status).toBe(401);
    const asToken = await callApi(backend, calls.auth.sessions, { token: device });
    expect(asToken.status).toBe(401);
  });

  test('is stored as a hash, ten for a user, and the one that was not used longest goes', async () => {
    const backend = await open();
    const first = await deviceOf(backend);
    backend.clock.advance(dayMs);
    const kept = [];
    for (let count = 0; count < 10; count += 1) {
      backend.clock.advance(20 * 60_000);
      kept.push(await deviceOf(backend));
    }
    const rows = await devicesOf(backend.db);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(kept[0]);
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect((await signIn(backend, kept[0])).reply.device).toBe(kept[0]);
    expect((await signIn(backend, first)).reply.device).not.toBe(first);
  });

  test('is forgotten half a year after its last sign-in', async () => {
    const backend = await open();
    const device = await deviceOf(backend);
    backend.clock.advance(179 * dayMs);
    expect((await signIn(backend, device)).reply.device).toBe(device);
    backend.clock.advance(180 * dayMs);
    expect((await signIn(backend, device)).reply.device).not.toBe(device);
    await deleteExpired(backend.db, backend.clock.now());
    expect(await devicesOf(backend.db)).toHaveLength(1);
  });

  test.each<[string, (backend: Backend, token: string, userId: string) => Promise<unknown>]>([
    [
      'a new password',
      (backend, token) => {
        const newPassword = 'NewHarbour#8';
        const body = { existingPassword: investorPassword, newPassword };
        const sent = { token, body: { ...body, confirmPassword: newPassword } };
        return callApi(backend, calls.profile.changePassword, sent);
      },
    ],
    [
      'a suspension',
      async (backend, _token, userId) => {
        const { token } = await staff(backend);
        const sent = { token, params: { id: userId }, body: { reason: 'Under review.' } };
        return callApi(backend, calls.users.suspend, sent);
      },
    ],
    [
      'the closing of the account',
      async (backend, _token, userId) => {
        const { token } = await staff(backend);
        return callApi(backend, calls.users.close, { token, params: { userId } });
      },
    ],
  ])('is forgotten after %s', async (_name, change) => {
    const backend = await open();
    const { reply } = await signIn(backend);
    await change(backend, reply.token, reply.data._id);
    const left = await devicesOf(backend.db);
    expect(left.filter(({ user_id }) => user_id === reply.data._id)).toEqual([]);
  });
});

describeOnOneEngine('a password reset by mail', (engine) => {
  test('lets the owner in at once, however often others try', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    await investor(backend);
    for (let count = 0; count < tries; count += 1) await wrong(backend);
    const { device, newPassword } = await resetByMail(backend);
    expect((await signIn(backend, undefined, newPassword)).status).toBe(200);
    for (let count = 0; count < tries; count += 1) await wrong(backend);
    expect((await signIn(backend, undefined, newPassword)).status).toBe(429);
    expect((await signIn(backend, device, newPassword)).status).toBe(200);
  });
});
