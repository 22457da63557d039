import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { passwordLengthMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import { createLimiter } from '#server/adapters/limiter.ts';
import { hashPassword, verifyPassword } from '#server/adapters/passwords.ts';
import { authMessages } from '#server/auth/messages.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { createStaff } from '#server/staff/staff.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

test('a hash is argon2id at 19 MiB and two passes, with its own salt', async () => {
  const [one, two] = await Promise.all([
    hashPassword('QuietHarbour#9'),
    hashPassword('QuietHarbour#9'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'QuietHarbour#9')).toBe(true);
  expect(await verifyPassword(one, 'quietharbour#9')).toBe(false);
});

test('a limited number run and wait, and the rest are rejected', async () => {
  const inTurn = createLimiter(2, 3);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 7 }, () => inTurn(work).then(() => 'done', String));
  expect(
    (await Promise.all(all.slice(5))).every((said) => said.includes(platformMessages.unavailable)),
  ).toBe(true);
  let ended = 0;
  while (ended < 5) {
    const end = ends[ended];
    if (end) {
      end();
      ended += 1;
    }
    await Promise.resolve();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  // A piece of work that fails gives its place back as well.
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(async () => 'again')).resolves.toBe('again');
});

test.each([
  ['known', 198],
  ['stranger', 299],
] as const)(
  'a flood of passwords of the lane %s is refused beyond its line',
  async (lane, most) => {
    const flood = Array.from({ length: 400 }, () =>
      verifyPassword('no hash', 'x', lane).catch((e) => e),
    );
    const refused = (await Promise.all(flood)).filter((error) => error instanceof ApiError);
    expect(refused).toHaveLength(most);
  },
);

test('a flood at the first unknown user is not remembered for the next', async () => {
  // The server hashes once in its life for the unknown: this one has not done so yet.
  vi.resetModules();
  const { startBackend: startFirst } = await import('#mocks/backend.ts');
  const { ApiError: FirstApiError } = await import('#server/platform/errors/apiError.ts');
  const backend = await startFirst();
  const { hashPassword: hash } = backend.ports;
  const body = { userName: 'nobody', password: 'wrong' };
  backend.ports.hashPassword = async () => {
    throw new FirstApiError('unavailable', platformMessages.unavailable);
  };
  expect((await callApi(backend, calls.auth.signIn, { body })).status).toBe(503);
  backend.ports.hashPassword = hash;
  expect((await callApi(backend, calls.auth.signIn, { body })).status).toBe(401);
  await backend.close();
});

describeOnOneEngine('a sign-in that fails', (engine) => {
  test('costs one hash of the same cost, whether there is such a user or not', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend);
    const verified: string[] = [];
    const { verifyPassword: verify } = backend.ports;
    backend.ports.verifyPassword = (hash, password) => {
      verified.push(hash.split('$').slice(0, 4).join('$'));
      return verify(hash, password);
    };
    for (const userName of ['ada', 'nobody']) {
      const body = { userName, password: 'wrong' };
      const { status } = await callApi(backend, calls.auth.signIn, { body });
      expect(status).toBe(401);
    }
    expect(verified).toHaveLength(2);
    expect(verified[0]).toBe(verified[1]);
  });
});

describeOnOneEngine('a long password', (engine) => {
  const start = async () => {
    const backend = await startBackend({ db: engine().db });
    // As in production: a way of hashing that cuts passwords short would show here.
    Object.assign(backend.ports, { hashPassword, verifyPassword });
    const tryWith = async (userName: string, password: string) => {
      const { status } = await callApi(backend, calls.auth.signIn, {
        body: { userName, password },
      });
      return status;
    };
    const register = async (password: string) => {
      const person = { fullName: 'Ada', userName: 'ada', email: 'ada@investor.example' };
      const body = { ...person, password, confirmPassword: password };
      const { status, problem } = await callApi(backend, calls.auth.signUp, { body });
      return [status, problem.fields];
    };
    return { backend, tryWith, register };
  };

  test('counts to its last character, and one beyond the longest has its sentence', async () => {
    const { tryWith, register } = await start();
    const password = '#Harbour'.repeat(passwordLengthMax / 8);
    expect(await register(`${password}x`)).toEqual([
      422,
      { password: authMessages.passwordTooLong },
    ]);
    expect(await register(password)).toEqual([200, undefined]);
    expect(await tryWith('ada', password)).toBe(200);
    expect(await tryWith('ada', password.slice(0, -1))).toBe(401);
    expect(await tryWith('ada', `${password.slice(0, -1)}x`)).toBe(401);
  });

  test('is taken as typed, with the spaces around it', async () => {
    const { backend, tryWith, register } = await start();
    const password = `  ${'a quiet harbour '.repeat(5)} `;
    expect(password.trim().length).toBeGreaterThan(64);
    const { db, ports, clock } = backend;
    const grace = { userName: 'grace', fullName: 'Grace', email: 'grace@staff.example' };
    await createStaff(
      db,
      { ...grace, passwordHash: await ports.hashPassword(password) },
      clock.now(),
    );
    expect(await tryWith('grace', password)).toBe(200);
    for (const other of [password.trim(), password.trimStart(), password.trimEnd()]) {
      expect(await tryWith('grace', other)).toBe(401);
    }
    // Registration rejects spaces, because trimming them would surprise users later.
    expect(await register(' QuietHarbour#9 ')).toEqual([
      422,
      { password: messages.passwordNeedsSpecial },
    ]);
  });
});
