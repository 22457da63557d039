import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { signInHistoryMs } from '#contract/lifetimes.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0' +
  ' Mobile Safari/537.36';

const attempt = (backend: Backend, userAgent: string, body: Partial<Record<string, string>> = {}) =>
  callApi(backend, calls.auth.signIn, {
    body: { userName: 'ada', password: investorPassword, ...body },
    headers: { 'User-Agent': userAgent },
  });

const history = async (backend: Backend, token: string) =>
  (await callApi(backend, calls.auth.signIns, { token })).reply.data;

const rowCount = async ({ db }: Backend) =>
  (await db.selectFrom('sign_ins').select('id').execute()).length;

describeOnOneEngine('the sign-in history', (engine) => {
  const start = () => startBackend({ db: engine().db });

  test('shows the owner each attempt with time, device and outcome, newest first', async () => {
    const backend = await start();
    const ada = await investor(backend);
    const eve = await investor(backend, 'eve');
    backend.clock.advance(1000);
    await attempt(backend, firefox);
    backend.clock.advance(1000);
    await attempt(backend, chrome, { userName: 'ADA', password: 'wrong' });
    const at = (secondsAgo: number) =>
      new Date(backend.clock.now().getTime() - secondsAgo * 1000).toISOString();
    expect(await history(backend, ada.token)).toEqual([
      { at: at(0), device: 'Chrome on Android', outcome: 'failed' },
      { at: at(1), device: 'Firefox on Windows', outcome: 'ok' },
      { at: at(2), device: null, outcome: 'ok' },
    ]);
    expect(await history(backend, eve.token)).toHaveLength(1);
  });

  test('has the last 20 attempts', async () => {
    const backend = await start();
    const { token } = await investor(backend);
    for (let count = 0; count < 20; count += 1) {
      backend.clock.advance(1000);
      await attempt(backend, firefox, { password: 'wrong' });
    }
    const outcomes = (await history(backend, token)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'failed'));
  });

  test('of no account has failed attempts only, in the database too', async () => {
    const { db } = await start();
    const add = (outcome: 'ok' | 'failed') =>
      db
        .insertInto('sign_ins')
        .values({ id: crypto.randomUUID(), user_id: null, at: new Date(), device: null, outcome })
        .execute();
    await add('failed');
    await expect(add('ok')).rejects.toThrow(/sign_ins/);
  });

  test('costs one row with an unknown user name too, and none of the name', async () => {
    const backend = await start();
    await investor(backend);
    const before = await rowCount(backend);
    await attempt(backend, firefox, { password: 'wrong' });
    expect(await rowCount(backend)).toBe(before + 1);
    await attempt(backend, firefox, { userName: 'nobody-of-all', password: 'wrong' });
    expect(await rowCount(backend)).toBe(before + 2);
    const rows = await backend.db.selectFrom('sign_ins').selectAll().execute();
    expect(rows.filter(({ user_id }) => user_id === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('nobody-of-all');
  });

  test('is deleted after 90 days, at once without a user, and when the account is closed', async () => {
    const backend = await start();
    const grace = await staff(backend);
    const ada = await investor(backend);
    await attempt(backend, firefox, { userName: 'nobody', password: 'wrong' });
    const left = async () => {
      await deleteExpired(backend.db, backend.clock.now());
      return rowCount(backend);
    };
    expect(await left()).toBe(2);
    const params = { userId: ada.user._id };
    await callApi(backend, calls.users.close, { token: grace.token, params });
    expect(await left()).toBe(1);
    backend.clock.advance(signInHistoryMs - 1);
    expect(await left()).toBe(1);
    backend.clock.advance(1);
    expect(await left()).toBe(0);
  });

  test('stores no text of a User-Agent', async () => {
    const backend = await start();
    const { token } = await investor(backend);
    backend.clock.advance(1000);
    await attempt(backend, 'Call-us-at-once/1.0 (Windows NT 10.0) now');
    expect((await history(backend, token))[0]?.device).toBe('Unknown browser on Windows');
    const rows = await backend.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Call-us');
  });
});

describeOnOneEngine('a session', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const { token } = (await attempt(backend, firefox)).reply;
    const list = async (caller: string) =>
      (await callApi(backend, calls.auth.sessions, { token: caller })).reply.data;
    const end = (id: string, caller: string) =>
      callApi(backend, calls.auth.endSession, { token: caller, params: { id } });
    const second = (await list(token)).find(({ current }) => current)?._id ?? '';
    return { backend, grace, ada, token, second, list, end };
  }

  test('has the name of its device, for its owner and for staff', async () => {
    const { backend, grace, ada, token, list } = await start();
    const own = (await list(token)).map(({ device, current }) => [device, current]);
    expect(own).toEqual([
      ['Firefox on Windows', true],
      [null, false],
    ]);
    const sent = { token: grace.token, params: { id: ada.user._id } };
    const { data } = (await callApi(backend, calls.users.sessions, sent)).reply;
    expect(data.map(({ device }) => device)).toContain('Firefox on Windows');
  });

  test('is ended by its owner from another device, which stays signed in', async () => {
    const { ada, token, second, list, end } = await start();
    expect((await end(second, ada.token)).status).toBe(200);
    expect(await list(token)).toBeUndefined();
    expect((await list(ada.token)).map(({ current }) => current)).toEqual([true]);
    expect((await end(second, ada.token)).status).toBe(404);
  });

  test('ends itself', async () => {
    const { ada, token, second, list, end } = await start();
    expect((await end(second, token)).status).toBe(200);
    expect(await list(token)).toBeUndefined();
    expect(await list(ada.token)).toHaveLength(1);
  });

  test('of another user answers 404 and stays, also for staff', async () => {
    const { backend, grace, token, second, list, end } = await start();
    const eve = await investor(backend, 'eve');
    expect((await end(second, eve.token)).status).toBe(404);
    expect((await end(second, grace.token)).status).toBe(404);
    expect(await list(token)).toHaveLength(2);
  });

  test('is ended from two devices that end each other at once', async () => {
    const { ada, token, second, list, end } = await start();
    const first = (await list(ada.token)).find(({ current }) => current)?._id ?? '';
    const answers = await Promise.all([end(second, ada.token), end(first, token)]);
    expect(answers.map(({ status }) => status).sort()).toSatisfy(
      ([one, two]: number[]) => one === 200 && [200, 401, 404].includes(two ?? 0),
    );
  });
});
