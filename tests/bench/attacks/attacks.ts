import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/tables.ts';
import { addDeposits, addInvestor, ask, password } from './people.ts';
import type { Victim } from './victim.ts';

/** What an attack works with; it goes on until the signal. */
interface Scene {
  victim: Victim;
  db: Db;
  /** A name that no other attack has. */
  name: string;
  signal: AbortSignal;
}

/** Prepares an attack and gives what begins it. */
type Attack = (scene: Scene) => Promise<() => Promise<void>>;

const attacker = '203.0.113.66';

/** Starts work at a steady pace and does not wait for it to end. */
async function steadily(signal: AbortSignal, everyMs: number, work: (turn: number) => unknown) {
  for (let turn = 0; !signal.aborted; turn += 1) {
    Promise.resolve(work(turn)).catch(() => {});
    await pause(everyMs);
  }
}

/** Attacks by anyone or by one investor, each by its words in the table. */
export const attacks: Record<string, Attack> = {
  none: async () => async () => {},

  'User-Agent of 4,000': async ({ victim, name, signal }) => {
    await addInvestor(victim, name, attacker);
    const body = { userName: name, password };
    return () =>
      steadily(signal, 2_000, (turn) => {
        const userAgent = 'Version/'.repeat(500) + String.fromCharCode(97 + turn);
        return ask(victim, '/login', { body, from: attacker, userAgent, signal });
      });
  },

  '15 kB of slashes': async ({ victim: { url }, signal }) => {
    const path = `${'/'.repeat(15_000)}a`;
    return () =>
      steadily(signal, 330, async () => (await fetch(url + path, { signal })).arrayBuffer());
  },

  '120 sign-ins a second': async ({ victim, signal }) => {
    return () =>
      steadily(signal, 1_000 / 120, (turn) => {
        const body = { userName: `unknown${turn}`, password };
        const from = `2001:db8:1:${(turn % 65_536).toString(16)}::1`;
        return ask(victim, '/login', { body, from, signal });
      });
  },

  '300 profile changes': async ({ victim, name, signal }) => {
    const token = await addInvestor(victim, name, attacker);
    return () =>
      inWaves(signal, 300, (turn) => {
        const body = { country: `Country ${turn}` };
        return ask(victim, '/api/v1/user/update', { token, body, signal });
      });
  },

  '40 whole lists': async ({ victim, db, name, signal }) => {
    const token = await addInvestor(victim, name, attacker);
    await addDeposits(db, name, 9_900);
    return () =>
      inWaves(signal, 40, () => ask(victim, '/api/v1/user/transactions', { token, signal }));
  },
};

/** Sends a number of requests at once, once a second, whether or not the last were answered. */
const inWaves = (signal: AbortSignal, count: number, work: (turn: number) => unknown) =>
  steadily(signal, 1_000, () =>
    Promise.allSettled(Array.from({ length: count }, (_, turn) => work(turn))),
  );
