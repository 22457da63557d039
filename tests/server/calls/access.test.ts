import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { duties, suffices } from '#contract/duties.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person, staff } from '#tests/support/people.ts';
import { calledBy, type Sample, type Stage, setStage } from './callers.ts';
import { overhear } from './personal.ts';
import { apartPlain } from './plainRows.ts';
import { asksForMore, type NamedRow, rows } from './rows.ts';
import { samples } from './samples.ts';

const nobodysId = '11111111-1111-4111-8111-111111111111';

/** Calls a row with no more than its path filled: enough to see who gets past the door. */
async function knock(backend: Backend, call: Call<string>, token?: string): Promise<number> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, nobodysId]));
  const body = call.body ? {} : undefined;
  const { status } = await callApi(backend, call, { params, body, token } as never);
  return status;
}

/** The expected status of each caller, by the access of the call and the owner of the item. */
function expectedOf({ access }: Call<string>, whose: Sample['whose']) {
  const known = access === 'admin' ? 403 : 200;
  return {
    nobody: access === 'anyone' ? 200 : 401,
    suspended: access === 'anyone' ? 200 : 401,
    other: access === 'user' && whose ? 404 : known,
    owner: known,
    staff: whose === 'owner' ? 404 : 200,
  };
}

/** The status of each caller for a new sample of the call; those who are refused share one. */
async function answersOf(stage: Stage, [name, call]: NamedRow) {
  const sampleOf = async (who?: Person) =>
    (await samples[name]?.request(calledBy(stage, who))) ?? {};
  const ofRefused = await sampleOf();
  const isRefused = (who?: Person) =>
    (call.access !== 'anyone' && (!who || who === stage.sue)) ||
    (call.access === 'admin' && who !== stage.grace);
  const as = async (who?: Person) => {
    const request = isRefused(who) ? ofRefused : await sampleOf(who);
    const { status } = await callApi(stage.backend, call, {
      ...request,
      token: who?.token,
    } as never);
    return status;
  };
  return {
    nobody: await as(),
    suspended: await as(stage.sue),
    other: await as(stage.eve),
    owner: await as(stage.ada),
    staff: await as(stage.grace),
  };
}

test('every row that asks for more than a token has a sample, and no sample is without its row', () => {
  const asking = rows.filter(([, call]) => asksForMore(call)).map(([name]) => name);
  expect(asking.filter((name) => !(name in samples))).toEqual([]);
  const names = new Set(rows.map(([name]) => name));
  expect(Object.keys(samples).filter((name) => !names.has(name))).toEqual([]);
});

describeOnOneEngine('who may call what', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    backend.ports.health.notReadyReason = undefined;
    const overheard = overhear(backend);
    return { stage: await setStage(backend), ...overheard };
  }

  async function expectAccess(
    row: NamedRow,
    { stage, lines, leaks }: Awaited<ReturnType<typeof start>>,
  ) {
    const [name, call] = row;
    const answers = await answersOf(stage, row);
    expect([name, answers]).toEqual([name, expectedOf(call, samples[name]?.whose)]);
    const own = lines.filter((line) => line.includes(call.path));
    expect([name, own.length >= 5, leaks()]).toEqual([name, true, []]);
  }

  const [plain, others] = apartPlain();

  test.each(others)('%s, and the log repeats nothing that they sent', async (...row) => {
    await expectAccess(row, await start());
  });

  test('each call that reads without an item, and the log repeats nothing that they sent', async () => {
    const all = await start();
    expect(plain.length).toBeGreaterThan(20);
    for (const row of plain) await expectAccess(row, all);
  });

  test('a forged token opens nothing', async () => {
    const backend = await startBackend({ db: engine().db });
    for (const [name, call] of rows.filter(([, { access }]) => access !== 'anyone')) {
      expect([name, await knock(backend, call, 'forged')]).toEqual([name, 401]);
    }
  });

  test('who may not call learns nothing from rules: the door comes before the request', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    for (const [name, call] of rows.filter(([, { access }]) => access !== 'anyone')) {
      expect([name, await knock(backend, call)]).toEqual([name, 401]);
      if (call.access !== 'admin') continue;
      expect([name, await knock(backend, call, ada.token)]).toEqual([name, 403]);
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

  test.each([...duties, undefined])(
    'staff with the duty %s only pass where it suffices',
    async (held) => {
      const backend = await startBackend({ db: engine().db });
      await staff(backend, 'alan');
      const grace = await staff(backend, 'grace', held ? [held] : []);
      for (const [name, call] of rows.filter(([, { access }]) => access === 'admin')) {
        const status = await knock(backend, call, grace.token);
        const isAllowed = suffices(held ? [held] : [], call.duty ?? 'any');
        expect([name, status === 403]).toEqual([name, !isAllowed]);
      }
    },
  );

  test('answers reauthenticate to an old password where the call requires a recent one', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    backend.clock.advance(10 * 60_000 + 1);
    for (const [name, call] of rows.filter(([, { requiresPassword: proof }]) => proof)) {
      expect([name, await knock(backend, call, grace.token)]).toEqual([name, 403]);
    }
  });

  test('answers another user’s item exactly like an absent one', async () => {
    const backend = await startBackend({ db: engine().db });
    const stage = await setStage(backend);
    const owned = rows.filter(([name, { path }]) => samples[name]?.whose && path.includes('{'));
    expect(owned.length).toBeGreaterThan(0);
    for (const [name, call] of owned) {
      const { params = {} } = (await samples[name]?.request(calledBy(stage, stage.ada))) ?? {};
      const absent = Object.fromEntries(Object.keys(params).map((key) => [key, nobodysId]));
      const ask = async (theirs: Record<string, string>) => {
        const sent = { params: theirs, token: stage.eve.token } as never;
        const { status, problem } = await callApi(backend, call, sent);
        return [name, status, { ...problem, requestId: '' }];
      };
      expect(await ask(params)).toEqual(await ask(absent));
    }
  });

  test('answers 404 for an invalid id and reads an id after a colon (S-358)', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    for (const [name, call] of rows.filter(([, { path }]) => path.includes('{'))) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
      const params = Object.fromEntries(names.map((param) => [param, 'everyone']));
      const { status } = await callApi(backend, call, { params, token: grace.token } as never);
      expect([name, status]).toEqual([name, 404]);
    }
    const params = { userId: `:${grace.user._id}` };
    const { reply } = await callApi(backend, calls.profile.read, { token: grace.token, params });
    expect(reply.data.userName).toBe('grace');
  });
});
