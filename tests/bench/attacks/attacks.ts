import { manyScans, sixteenBits, unreadDownloads } from './files.ts';
import { inWaves, steadily } from './pace.ts';
import { addDeposits, addInvestor, ask, password } from './people.ts';
import type { Scene } from './scene.ts';
import { longStatements } from './statement.ts';

/** Prepares an attack and returns the function that starts it. */
type Attack = (scene: Scene) => Promise<() => Promise<void>>;

/** Attacks by a visitor or one investor; the key is their line in the table. */
export const attacks: Record<string, Attack> = {
  '1 User-Agent of 4,000': async ({ victim, name, from, signal }) => {
    await addInvestor(victim, name, from);
    const body = { userName: name, password };
    return () =>
      steadily(signal, 2_000, (turn) => {
        const userAgent = 'Version/'.repeat(500) + String.fromCharCode(97 + turn);
        return ask(victim, '/login', { body, from, userAgent, signal });
      });
  },

  '2 15 kB of slashes': async ({ victim: { url }, signal }) => {
    const path = `${'/'.repeat(15_000)}a`;
    return () =>
      steadily(signal, 330, async () => (await fetch(url + path, { signal })).arrayBuffer());
  },

  '3 4 JPEGs of 883 scans': manyScans,
  '4 200 unread downloads': unreadDownloads,

  '11 120 sign-ins a second': async ({ victim, signal }) => {
    return () =>
      steadily(signal, 1_000 / 120, (turn) => {
        const body = { userName: `unknown${turn}`, password };
        const from = `2001:db8:1:${(turn % 65_536).toString(16)}::1`;
        return ask(victim, '/login', { body, from, signal });
      });
  },

  '19 10 long statements': longStatements,

  '20 300 profile changes': async ({ victim, name, from, signal }) => {
    const token = await addInvestor(victim, name, from);
    return () =>
      inWaves(signal, 300, (turn) => {
        const body = { country: `Country ${turn}` };
        return ask(victim, '/api/v1/user/update', { token, body, signal });
      });
  },

  '20 40 whole lists': async ({ victim, db, name, from, signal }) => {
    const token = await addInvestor(victim, name, from);
    await addDeposits(db, name, 9_900);
    return () =>
      inWaves(signal, 40, () => ask(victim, '/api/v1/user/transactions', { token, signal }));
  },

  '21 4 PNGs of 16 bits': sixteenBits,
};
