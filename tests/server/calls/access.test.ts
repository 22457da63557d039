import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { make } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, staff } from '#tests/support/people.ts';

const rows: [string, Call<string>][] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([verb, call]): [string, Call<string>] => [`${noun}.${verb}`, call]),
);
const nobodysId = '11111111-1111-4111-8111-111111111111';

/** Calls a row with no more than its path filled: enough to see who gets past the door. */
async function knock(backend: Backend, call: Call<string>, token?: string): Promise<number> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, nobodysId]));
  const body = call.body ? {} : undefined;
  const { status } = await make(backend, call, { params, body, token } as never);
  return status;
}

describeOnEngines('who may call what', (engine) => {
  test('nobody without a token gets past a call that needs one', async () => {
    const backend = await startBackend({ db: engine().db });
    for (const [name, call] of rows) {
      const status = await knock(backend, call);
      if (call.access === 'anyone') expect([name, status]).not.toEqual([name, 401]);
      else expect([name, status]).toEqual([name, 401]);
    }
  });

  test('a forged token opens nothing', async () => {
    const backend = await startBackend({ db: engine().db });
    for (const [name, call] of rows.filter(([, { access }]) => access !== 'anyone')) {
      expect([name, await knock(backend, call, 'forged')]).toEqual([name, 401]);
    }
  });

  test('an investor gets 403 from every staff call and never from another', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    for (const [name, call] of rows.filter(([name]) => name !== 'auth.signOut')) {
      const status = await knock(backend, call, ada.token);
      if (call.access === 'admin') expect([name, status]).toEqual([name, 403]);
      else expect([name, status]).not.toEqual([name, 403]);
    }
  });

  test('staff are let through everywhere, and no row answers 5xx to an empty request', async () => {
    const backend = await startBackend({ db: engine().db });
    await staff(backend, 'alan');
    const grace = await staff(backend);
    for (const [name, call] of rows.filter(([name]) => name !== 'auth.signOut')) {
      const status = await knock(backend, call, grace.token);
      expect([name, [401, 403].includes(status)]).toEqual([name, false]);
      expect([name, status < 500 || name === 'health.ready']).toEqual([name, true]);
    }
  });

  test('an old password proof asks for the password again where the row says so', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    backend.clock.advance(10 * 60_000 + 1);
    for (const [name, call] of rows.filter(([, { proof }]) => proof)) {
      expect([name, await knock(backend, call, grace.token)]).toEqual([name, 403]);
    }
  });

  test('another id answers as if absent, and no UUID at all is 404', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const eve = await investor(backend, 'eve');
    const read = (userId: string) =>
      make(backend, calls.profile.read, { token: eve.token, params: { userId } });
    expect((await read(ada.user._id)).status).toBe(404);
    expect((await read('everyone')).status).toBe(404);
    expect((await read(`:${eve.user._id}`)).reply.data.userName).toBe('eve');
  });
});
