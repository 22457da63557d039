import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, staffPassword, startBackend } from '#mocks/backend.ts';
import { createLanes } from '#server/adapters/lanes.ts';
import type { Lane } from '#server/platform/ports.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, investorPassword } from '#tests/support/people.ts';

const strangerWaitMs = 3_000;
const lanes = (stranger = 2) =>
  createLanes({
    concurrency: 2,
    strangerConcurrency: 1,
    queueMax: { known: 3, stranger },
    strangerWaitMs,
  });

/** Work that ends only when it is told to, and the order in which it begins. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const inLane = lanes();
  const ask = (lane: Lane, name: string) =>
    inLane(lane, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }).catch(() => 'refused');
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { begun, ask, end, settle };
}

describe('password hashes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('of strangers leave one place free, and begin after those of known people', async () => {
    const { begun, ask, end, settle } = heldWork();
    for (const name of ['s1', 's2', 's3']) void ask('stranger', name);
    await settle();
    expect(begun).toEqual(['s1']);
    for (const name of ['k1', 'k2']) void ask('known', name);
    await settle();
    expect(begun).toEqual(['s1', 'k1']);
    await end('s1');
    expect(begun).toEqual(['s1', 'k1', 'k2']);
    await end('k1');
    await end('k2');
    expect(begun).toEqual(['s1', 'k1', 'k2', 's2']);
    await end('s2');
    expect(begun.at(-1)).toBe('s3');
  });

  test('have a line of bounded length in each lane', async () => {
    const { ask, end } = heldWork();
    const strangers = ['s1', 's2', 's3', 's4'].map((name) => ask('stranger', name));
    const known = ['k1', 'k2', 'k3', 'k4', 'k5'].map((name) => ask('known', name));
    expect(await strangers[3]).toBe('refused');
    expect(await known[4]).toBe('refused');
    for (const name of ['s1', 'k1', 'k2', 'k3', 'k4', 's2', 's3']) await end(name);
    expect(await Promise.all([...strangers.slice(0, 3), ...known.slice(0, 4)])).toEqual([
      's1',
      's2',
      's3',
      'k1',
      'k2',
      'k3',
      'k4',
    ]);
  });

  test('drop a stranger who waited for three seconds, and keep known people waiting', async () => {
    const { begun, ask, end, settle } = heldWork();
    const [, dropped] = [ask('stranger', 's1'), ask('stranger', 's2')];
    const known = [ask('known', 'k1'), ask('known', 'k2')];
    await vi.advanceTimersByTimeAsync(strangerWaitMs);
    expect(await dropped).toBe('refused');
    await end('s1');
    expect(begun).toEqual(['s1', 'k1', 'k2']);
    await end('k1');
    await end('k2');
    expect(await Promise.all(known)).toEqual(['k1', 'k2']);
    void ask('stranger', 's3');
    await settle();
    expect(begun.at(-1)).toBe('s3');
  });

  test('give the place back when one fails', async () => {
    const inLane = lanes();
    const fail = () => Promise.reject(new Error('no'));
    await expect(inLane('stranger', fail)).rejects.toThrow('no');
    await expect(inLane('stranger', async () => 'again')).resolves.toBe('again');
  });
});

/** Lets every hash of a stranger last until it is released. */
function holdStrangers(backend: Backend) {
  const inLane = lanes(3);
  const asked: Lane[] = [];
  const { verifyPassword } = backend.ports;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.ports.verifyPassword = (hash, password, lane = 'stranger') => {
    asked.push(lane);
    return inLane(lane, async () => {
      if (lane === 'stranger') await released;
      return verifyPassword(hash, password);
    });
  };
  const flood = async (count: number) => {
    const before = asked.length;
    const answers = Array.from({ length: count }, (_, at) =>
      callApi(backend, calls.auth.signIn, { body: { userName: `nobody${at}`, password: 'wrong' } }),
    );
    await vi.waitFor(() => expect(asked).toHaveLength(before + count), 20_000);
    return answers;
  };
  return { flood, release };
}

describeOnEngines('during a flood of unknown users', (engine) => {
  const signIn = (backend: Backend, body: object, browser: string) =>
    callApi(backend, calls.auth.signIn, { body, headers: { 'User-Agent': browser } } as never);

  test('staff sign in from a known device and prove their password; strangers get 503', async () => {
    const backend = await startBackend({ db: engine().db });
    await backend.addStaff('grace');
    const body = { userName: 'grace', password: staffPassword };
    const { device } = (await signIn(backend, body, 'Firefox')).reply as { device: string };
    const { flood, release } = holdStrangers(backend);
    const strangers = await flood(20);

    const known = await signIn(backend, { ...body, device }, 'another browser');
    expect(known.status).toBe(200);
    const { token } = known.reply as { token: string };
    const proof = { token, body: { password: staffPassword } };
    expect((await callApi(backend, calls.auth.reauthenticate, proof)).status).toBe(200);

    release();
    const answers = await Promise.all(strangers);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(16);
    expect(refused[0]?.headers.get('Retry-After')).toBe('5');
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  test('an investor signs in where they signed in before, and elsewhere waits', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend);
    const body = { userName: 'ada', password: investorPassword };
    await signIn(backend, body, 'Firefox');
    const { flood, release } = holdStrangers(backend);
    const strangers = await flood(4);
    expect((await signIn(backend, body, 'Firefox')).status).toBe(200);
    expect((await signIn(backend, body, 'Chrome')).status).toBe(503);
    release();
    await Promise.all(strangers);
  });
});
