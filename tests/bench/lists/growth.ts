import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBare, openRecorder } from '../bare.ts';
import { openClient } from '../client.ts';
import { benchDeposits, openFilled } from '../fill.ts';
import { drive, percentile } from '../load.ts';
import { takeSamples } from '../samples.ts';
import { startBuilt } from '../server.ts';
import { tableLine } from '../table.ts';
import { listStates, type State } from './listStates.ts';

const line = tableLine(36);
const ratioGoal = 1.2;
const turnMs = 500;
// Both sizes are measured in turns, so that a slow moment of the machine hits both.
const turns = 5;
const warmServerMs = 8_000;

/**
 * Measures every state of the back office's lists at one size and at ten times it, in turns.
 * DATABASE_URL and LARGE_DATABASE_URL name databases, which are filled if they are empty; an
 * expression selects states by name.
 */
export async function main([only = '']: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const closings: Close[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const opened = async <T extends { close: Close }>(opening: Promise<T>): Promise<T> => {
    const side = await opening;
    closings.push(side.close);
    return side;
  };
  try {
    const ofSmall = await opened(openFilled(dataDir, benchDeposits));
    const { LARGE_DATABASE_URL: address = '' } = process.env;
    const ofLarge = await opened(openFilled(dataDir, benchDeposits * 10, address));
    // Both are filled before a session begins: it ends after half an hour without a request.
    const small = await opened(openSide(ofSmall, dataDir));
    const large = await opened(openSide(ofLarge, dataDir));
    for (const { warm } of [small, large]) await warm();
    const missed = await compare(small, large, new RegExp(only));
    console.info(missed === 0 ? 'Every state meets the goal.' : `${missed} states miss the goal.`);
    if (missed > 0) process.exitCode = 1;
  } finally {
    for (const close of closings.reverse()) await close();
  }
}

type Close = () => void | Promise<void>;

/** Returns the number of states that take more than the goal at the larger size. */
async function compare(small: Side, large: Side, only: RegExp): Promise<number> {
  console.info(line('state', 'pages', '10x pages', 'p50 ms', '10x p50 ms', 'ratio'));
  let missed = 0;
  for (const { name, path } of small.states) {
    const other = large.states.find((state) => state.name === name);
    if (!other || !only.test(name)) continue;
    // Also reads what the first visit finds on disk.
    const pages = [await small.pages(path), await large.pages(other.path)].map(String);
    const [ownMs, otherMs] = [[] as number[], [] as number[]];
    for (let turn = 0; turn < turns; turn += 1) {
      ownMs.push(...(await small.serverMs(path)));
      otherMs.push(...(await large.serverMs(other.path)));
    }
    const [ownP50Ms, otherP50Ms] = [percentile(ownMs, 0.5), percentile(otherMs, 0.5)];
    const ratio = otherP50Ms / ownP50Ms;
    const met = ratio <= ratioGoal;
    if (!met) missed += 1;
    const times = [ownP50Ms, otherP50Ms].map((ms) => ms.toFixed(1));
    console.info(line(name, ...pages, ...times, ratio.toFixed(2), met ? '' : 'missed'));
  }
  return missed;
}

interface Side {
  states: State[];
  warm(): Promise<void>;
  /** Durations in the server of the requests of one turn. */
  serverMs(path: string): Promise<number[]>;
  /** Database pages that one request reads. */
  pages(path: string): Promise<number>;
  close(): Promise<void>;
}

type Filled = Awaited<ReturnType<typeof openFilled>>;

async function openSide({ databaseUrl, db }: Filled, dataDir: string): Promise<Side> {
  const samples = await takeSamples(db);
  const server = await startBuilt(databaseUrl, mkdtempSync(join(dataDir, 'server-')));
  const client = openClient(server.url, samples.token);
  const statementsOf = await openRecorder(db, samples.token);
  const bare = await openBare(databaseUrl);
  const states = await listStates(client, samples);
  const get = (path: string) => async () => void (await client.get(path));
  return {
    states,
    warm: async () => void (await drive(get(states[0]?.path ?? ''), warmServerMs)),
    serverMs: async (path) => server.newestMs((await drive(get(path), turnMs)).count),
    pages: async (path) => {
      // The first request also counts rows; later ones of a screen do not.
      await statementsOf(path);
      return bare.pagesRead(await statementsOf(path));
    },
    close: async () => {
      client.close();
      await bare.close();
      await server.stop();
    },
  };
}
