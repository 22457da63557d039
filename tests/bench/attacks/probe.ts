import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load.ts';
import { ask, signIn } from './people.ts';
import { grace, type Victim } from './victim.ts';

const phaseMs = 6_000;
const timeoutMs = 10_000;
const restMs = 150;
const signInEveryMs = 2_000;

/** `failed` counts refused and unanswered calls. */
interface CallTimes {
  timesMs: number[];
  failed: number;
}

export type ProbeResult = Record<'settings' | 'signIn' | 'overview', CallTimes>;

let turn = 0;

/** A staff account that has not signed in yet, with its own client address. */
const nextStaff = () => {
  turn += 1;
  return { userName: `staff${turn}`, password: grace.password, from: `198.51.${turn}.7` };
};

/** Makes ordinary calls for `phaseMs`, one of each kind at a time. */
export async function probe(victim: Victim, token: string): Promise<ProbeResult> {
  const none = (): CallTimes => ({ timesMs: [], failed: 0 });
  const result: ProbeResult = { settings: none(), signIn: none(), overview: none() };
  const endMs = performance.now() + phaseMs;
  const timed = async (name: keyof ProbeResult, call: () => Promise<boolean>) => {
    const startedMs = performance.now();
    const isOk = await call().catch(() => false);
    result[name].timesMs.push(performance.now() - startedMs);
    if (!isOk) result[name].failed += 1;
  };
  const repeat = async (work: () => Promise<void>, everyMs: number) => {
    do {
      await work();
      await pause(everyMs);
    } while (performance.now() < endMs);
  };
  const read = (path: string) => async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await ask(victim, path, { token, signal, from: '198.51.100.7' });
    return status === 200;
  };
  // Staff sign in from a known device: send the device token of the first sign-in.
  const { from, ...credentials } = nextStaff();
  const signal = AbortSignal.timeout(timeoutMs);
  const first = await ask(victim, '/login', { body: credentials, from, signal }).catch(() => null);
  const { device } = JSON.parse(first?.text ?? '{}') as { device?: string };
  const body = { ...credentials, device };
  const signInAgain = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await ask(victim, '/login', { body, from, signal })).status === 200;
  };
  await Promise.all([
    repeat(() => timed('settings', read('/settings')), restMs),
    repeat(() => timed('overview', read('/overview')), restMs),
    repeat(() => timed('signIn', signInAgain), signInEveryMs),
  ]);
  return result;
}

export function staffToken(victim: Victim): Promise<string> {
  const { from, ...body } = nextStaff();
  return signIn(victim, body, from);
}

/** Median and maximum in whole milliseconds. */
export const medianAndMax = ({ timesMs }: CallTimes): string =>
  `${Math.round(percentile(timesMs, 0.5))} / ${Math.round(Math.max(...timesMs))}`;
