import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';

const known = 'ada@investor.example';
const unknown = 'nobody@investor.example';
const hourMs = 60 * 60_000;

/** Ada, registered and with her mails sent. */
async function withAda(db: Db, { rateLimitFactor = 1000, confirmed = false } = {}) {
  const backend = await startBackend({ db, config: { rateLimitFactor: rateLimitFactor } });
  await investor(backend, 'ada', { confirmed });
  await mailsOf(backend);
  return backend;
}

async function mailsOf(backend: Backend) {
  await sendDueMails(backend.ports);
  return backend.mails.splice(0);
}

const register = (backend: Backend, userName: string, email: string) => {
  const password = { password: investorPassword, confirmPassword: investorPassword };
  const body = { fullName: 'Somebody Else', userName, email, ...password };
  return callApi(backend, calls.auth.signUp, { body });
};

/** How many rows each request leaves behind before anything is looked up. */
async function rowsOf(db: Db) {
  const { requests } = await db
    .selectFrom('mail_requests')
    .select(({ fn }) => fn.countAll<bigint>().as('requests'))
    .executeTakeFirstOrThrow();
  const { links } = await db
    .selectFrom('mail_tokens')
    .select(({ fn }) => fn.countAll<bigint>().as('links'))
    .executeTakeFirstOrThrow();
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<bigint>().as('mails'))
    .executeTakeFirstOrThrow();
  return [requests, links, mails].map(Number);
}

describeOnOneEngine('an address with an account and one without', (engine) => {
  test.each([
    ['a reset', 'forgotPassword'],
    ['a confirmation', 'resendVerification'],
  ] as const)('cost %s the same rows until the answer is sent', async (_name, call) => {
    const backend = await withAda(engine().db);
    const added = [];
    for (const email of [known, unknown]) {
      const before = await rowsOf(backend.db);
      await callApi(backend, calls.auth[call], { body: { email } });
      added.push((await rowsOf(backend.db)).map((rows, at) => rows - (before[at] ?? 0)));
    }
    expect(added).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect((await mailsOf(backend)).map(({ to }) => to)).toEqual([known]);
  });

  test('register alike, after one hash each; the owner of the first gets a mail', async () => {
    const backend = await withAda(engine().db, { confirmed: true });
    let hashed = 0;
    const { hashPassword } = backend.ports;
    backend.ports.hashPassword = (password) => {
      hashed += 1;
      return hashPassword(password);
    };
    const answers = [await register(backend, 'eve', 'ADA@investor.example')];
    expect(hashed).toBe(1);
    answers.push(await register(backend, 'mallory', unknown));
    expect(hashed).toBe(2);
    expect(answers.map(({ status, reply }) => [status, reply])).toEqual([
      [200, { message: authMessages.signedUp }],
      [200, { message: authMessages.signedUp }],
    ]);
    const mails = await mailsOf(backend);
    const [told, confirmed, ...more] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
    expect([told?.to, told?.subject]).toEqual([known, 'You already have an account']);
    expect(told?.text).toContain('Username: ada');
    expect(told?.text).toContain('http://localhost:3000/login');
    expect(told?.text).not.toContain('Somebody Else');
    expect([confirmed?.to, more]).toEqual([unknown, []]);
    const users = await backend.db.selectFrom('users').select('user_name').execute();
    expect(users.map(({ user_name }) => user_name).sort()).toEqual(['ada', 'mallory']);
  });

  test('the user name is in that mail only when the address was confirmed', async () => {
    const backend = await withAda(engine().db);
    await register(backend, 'eve', known);
    const [told] = await mailsOf(backend);
    expect(told?.subject).toBe('You already have an account');
    expect(told?.text).not.toContain('ada.');
  });

  test('the owner gets that mail once an hour', async () => {
    const backend = await withAda(engine().db, { rateLimitFactor: 1 });
    for (const name of ['eve', 'mallory']) await register(backend, name, known);
    expect(await mailsOf(backend)).toHaveLength(1);
    backend.clock.advance(hourMs);
    await register(backend, 'trent', known);
    expect(await mailsOf(backend)).toHaveLength(1);
  });

  test('the owner of a suspended account reads that it is suspended', async () => {
    const backend = await withAda(engine().db);
    const { token } = await staff(backend);
    const { id } = await backend.db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', 'ada')
      .executeTakeFirstOrThrow();
    const body = { reason: 'Under review.' };
    await callApi(backend, calls.users.suspend, { token, params: { id }, body });
    await mailsOf(backend);
    await register(backend, 'eve', known);
    const [told] = await mailsOf(backend);
    expect(told?.text).toContain('This account is suspended.');
    expect(told?.text).not.toContain('forgot-password');
  });
});
