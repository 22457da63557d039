import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load.ts';
import { ask, signIn } from './people.ts';
import { grace, type Victim } from './victim.ts';

const phaseMs = 6_000;
const patienceMs = 10_000;
const restMs = 150;
const signInEveryMs = 2_000;

/** How ordinary calls of one kind fared: milliseconds, and how many were refused or not answered. */
interface Fared {
  timesMs: number[];
  failed: number;
}

/** How the ordinary calls of others fared. */
export type Probed = Record<'settings' | 'signIn' | 'overview', Fared>;

let turn = 0;

/** A staff account that has not signed in yet, with an address that only it uses. */
const nextStaff = () => {
  turn += 1;
  return { userName: `staff${turn}`, password: grace.password, from: `198.51.${turn}.7` };
};

/** Makes ordinary calls for some seconds, one of each kind at a time. */
export async function probe(victim: Victim, token: string): Promise<Probed> {
  const none = (): Fared => ({ timesMs: [], failed: 0 });
  const probed: Probed = { settings: none(), signIn: none(), overview: none() };
  const endMs = performance.now() + phaseMs;
  const timed = async (name: keyof Probed, call: () => Promise<boolean>) => {
    const startedMs = performance.now();
    const isDone = await call().catch(() => false);
    probed[name].timesMs.push(performance.now() - startedMs);
    if (!isDone) probed[name].failed += 1;
  };
  const again = async (work: () => Promise<void>, everyMs: number) => {
    do {
      await work();
      await pause(everyMs);
    } while (performance.now() < endMs);
  };
  const read = (path: string) => async () => {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await ask(victim, path, { token, signal, from: '198.51.100.7' });
    return status === 200;
  };
  // Staff sign in where they did before: a server that knows devices gets the device's token.
  const { from, ...credentials } = nextStaff();
  const signal = AbortSignal.timeout(patienceMs);
  const first = await ask(victim, '/login', { body: credentials, from, signal }).catch(() => null);
  const { device } = JSON.parse(first?.text ?? '{}') as { device?: string };
  const body = { ...credentials, device };
  const enter = async () => {
    const signal = AbortSignal.timeout(patienceMs);
    return (await ask(victim, '/login', { body, from, signal })).status === 200;
  };
  await Promise.all([
    again(() => timed('settings', read('/settings')), restMs),
    again(() => timed('overview', read('/overview')), restMs),
    again(() => timed('signIn', enter), signInEveryMs),
  ]);
  return probed;
}

/** The token of a staff member whose overview is measured. */
export function staffToken(victim: Victim): Promise<string> {
  const { from, ...body } = nextStaff();
  return signIn(victim, body, from);
}

/** Median and slowest of a kind of call, in whole milliseconds. */
export const inWords = ({ timesMs }: Fared): string =>
  `${Math.round(percentile(timesMs, 0.5))} / ${Math.round(Math.max(...timesMs))}`;
