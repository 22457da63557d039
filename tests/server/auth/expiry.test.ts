import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person, signIn, staff } from '#tests/support/people.ts';

const minuteMs = 60_000;

const kinds: [string, (backend: Backend) => Promise<Person>, number, number][] = [
  ['an investor', (backend) => investor(backend), 60, 24 * 60],
  ['staff', (backend) => staff(backend), 15, 8 * 60],
];

describeOnOneEngine('a session', (engine) => {
  const ask = async (backend: Backend, { token }: Person) =>
    (await callApi(backend, calls.auth.sessions, { token })).status;

  test.each(kinds)('of %s ends when idle, at the very minute', async (_who, enter, idle) => {
    const backend = await startBackend({ db: engine().db });
    const person = await enter(backend);
    backend.clock.advance(idle * minuteMs - 1);
    expect(await ask(backend, person)).toBe(200);
    backend.clock.advance(idle * minuteMs);
    expect(await ask(backend, person)).toBe(401);
  });

  test.each(kinds)('of %s ends when old, however busy', async (_who, enter, idle, absolute) => {
    const backend = await startBackend({ db: engine().db });
    const person = await enter(backend);
    const step = (idle * minuteMs) / 2;
    const end = absolute * minuteMs;
    for (let at = step; at < end; at += step) {
      backend.clock.advance(step);
      expect(await ask(backend, person)).toBe(200);
    }
    backend.clock.advance(step - 1);
    expect(await ask(backend, person)).toBe(200);
    backend.clock.advance(1);
    expect(await ask(backend, person)).toBe(401);
  });

  test('is a token of 256 random bits, another at each sign-in', async () => {
    const backend = await startBackend({ db: engine().db });
    const first = await staff(backend);
    const second = await signIn(backend, 'grace', 'StaffPass#1');
    for (const { token } of [first, second]) expect(token).toMatch(/^[\w-]{43}$/);
    expect(first.token).not.toBe(second.token);
  });
});
