import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tables } from '#server/db/tables.ts';
import { connectPostgres } from '#server/node/postgres.ts';
import { startPrivatePostgres } from '#tests/support/privatePostgres.ts';
import { attacks } from './attacks/attacks.ts';
import { addStaffCopies } from './attacks/people.ts';
import { inWords, type Probed, probe, staffToken } from './attacks/probe.ts';
import { startVictim } from './attacks/victim.ts';

const headStartMs = 300;
const memoryEveryMs = 100;
const staffCopies = 80;

/**
 * Measures how ordinary calls of others fare while a built server is attacked. `--server=DIR` names the
 * checkout whose dist is started, `--only=word` the attacks that have this in their name.
 */
export async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const directory = resolve(option('server') ?? '.');
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  const columns = ['attack', 'settings ms', 'sign-in ms', 'overview ms', 'failed', 'memory MB'];
  console.info(line(columns));
  try {
    // The server that is measured makes its own tables; an older one has fewer of them.
    await (await startVictim(directory, postgres.url)).stop();
    const engine = await connectPostgres<Tables>(postgres.url);
    try {
      await addStaffCopies(engine.db, staffCopies);
      const chosen = Object.keys(attacks).filter((name) => name.includes(option('only') ?? ''));
      for (const [index, name] of chosen.entries()) {
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

async function rowOf(
  directory: string,
  { url, db }: { url: string; db: Db },
  { name, index }: { name: string; index: number },
): Promise<string[]> {
  const victim = await startVictim(directory, url);
  const ending = new AbortController();
  try {
    const token = await staffToken(victim);
    const scene = { victim, db, name: `mallory${index}`, signal: ending.signal };
    const begin = (await attacks[name]?.(scene)) ?? (async () => {});
    const beforeBytes = victim.memoryBytes();
    let mostBytes = beforeBytes;
    const watch = setInterval(() => {
      mostBytes = Math.max(mostBytes, victim.memoryBytes());
    }, memoryEveryMs);
    const attack = begin();
    await pause(headStartMs);
    const probed = await probe(victim, token);
    clearInterval(watch);
    ending.abort();
    await attack;
    return [name, ...cellsOf(probed), `+${Math.round((mostBytes - beforeBytes) / 1024 / 1024)}`];
  } finally {
    ending.abort();
    await victim.stop();
  }
}

const cellsOf = ({ settings, signIn, overview, failed }: Probed) => [
  inWords(settings),
  inWords(signIn),
  inWords(overview),
  String(failed),
];

const line = ([name = '', ...cells]: readonly string[]): string =>
  name.padEnd(24) + cells.map((cell) => cell.padStart(16)).join('');
