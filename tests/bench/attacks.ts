import { setMaxListeners } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { attacks } from './attacks/attacks.ts';
import { addStaffCopies } from './attacks/people.ts';
import { medianAndMax, type ProbeResult, probe, staffToken } from './attacks/probe.ts';
import { startVictim } from './attacks/victim.ts';

const headStartMs = 300;
const memoryEveryMs = 50;
const staffCopies = 80;

/**
 * Measures ordinary calls of other users while a built server is attacked. `--server=DIR` is the
 * checkout whose dist is started; `--only=3,slashes` selects attacks by number or word. A call without
 * an answer within ten seconds counts as refused.
 */
export async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const directory = resolve(option('server') ?? '.');
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  const times = ['settings ms', 'sign-in ms', 'overview ms'];
  const columns = ['attack', ...times, 'sign-ins refused', 'others refused', 'memory MB'];
  console.info(line(columns));
  try {
    // The measured server creates its own tables: an older one has fewer.
    await (await startVictim(directory, postgres.url)).stop();
    const engine = await connectPostgres<Tables>(postgres.url);
    try {
      await addStaffCopies(engine.db, staffCopies);
      const only = (option('only') ?? '').split(',');
      const chosen = Object.keys(attacks).filter((name) =>
        only.some((part) => isSelected(name, part)),
      );
      for (const [index, name] of ['none', ...chosen].entries()) {
        const database = { url: postgres.url, db: engine.db };
        console.info(line(await rowOf(directory, database, { name, index })));
      }
    } finally {
      await engine.close();
    }
  } finally {
    await postgres.stop();
  }
}

const isSelected = (name: string, part: string) =>
  /^\d+$/.test(part) ? name.startsWith(`${part} `) : name.includes(part);

async function rowOf(
  directory: string,
  { url, db }: { url: string; db: Db },
  { name, index }: { name: string; index: number },
): Promise<string[]> {
  const victim = await startVictim(directory, url);
  const ending = new AbortController();
  // Every request of a wave adds a listener.
  setMaxListeners(0, ending.signal);
  try {
    const token = await staffToken(victim);
    const person = { name: `mallory${index}`, from: `203.0.113.${index + 1}` };
    const scene = { victim, db, ...person, signal: ending.signal };
    const begin = (await attacks[name]?.(scene)) ?? (async () => {});
    const beforeBytes = victim.memoryBytes();
    let peakBytes = beforeBytes;
    const watch = setInterval(() => {
      peakBytes = Math.max(peakBytes, victim.memoryBytes());
    }, memoryEveryMs);
    const attack = begin();
    await pause(headStartMs);
    const result = await probe(victim, token);
    ending.abort();
    await attack;
    clearInterval(watch);
    return [name, ...cellsOf(result), `+${Math.round((peakBytes - beforeBytes) / 1024 / 1024)}`];
  } finally {
    ending.abort();
    await victim.stop();
  }
}

const cellsOf = ({ settings, signIn, overview }: ProbeResult) => [
  medianAndMax(settings),
  medianAndMax(signIn),
  medianAndMax(overview),
  `${signIn.failed} of ${signIn.timesMs.length}`,
  `${settings.failed + overview.failed} of ${settings.timesMs.length + overview.timesMs.length}`,
];

const line = ([name = '', ...cells]: readonly string[]): string =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(18)).join('');
