import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#server/platform/db/tables.ts';
import { openBare, openRecorder } from '../bare.ts';
import { openClient } from '../client.ts';
import { openFilled } from '../fill.ts';
import { drive, type Measured, percentile, summed } from '../load.ts';
import { takeSamples } from '../samples.ts';
import { startBuilt } from '../server.ts';
import { tableLine } from '../table.ts';
import { listStates } from './listStates.ts';

const line = tableLine(36);
const goal = { p95Ms: 15, ratio: 0.5 };
const warmServerMs = 8_000;
const stateMs = Number(process.env.BENCH_STATE_MS ?? 1_500);
// Server and driver are measured in turns, so that a slow moment of the machine hits both.
const turns = 3;

/**
 * Measures every state of the back office's lists at a million deposits, against the bare driver with
 * the same statements. DATABASE_URL names a filled or an empty database; a word selects states by
 * name.
 */
export async function main([only = '']: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  try {
    const { databaseUrl, db, close } = await openFilled(dataDir);
    try {
      const missed = await measure({ db, databaseUrl, dataDir, only });
      console.info(missed === 0 ? 'Every state meets the goals.' : `${missed} states miss a goal.`);
      if (missed > 0) process.exitCode = 1;
    } finally {
      await close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Run {
  db: Db;
  databaseUrl: string;
  dataDir: string;
  only: string;
}

/** Returns the number of states that miss a goal. */
async function measure({ db, databaseUrl, dataDir, only }: Run): Promise<number> {
  const samples = await takeSamples(db);
  const server = await startBuilt(databaseUrl, dataDir);
  const client = openClient(server.url, samples.token);
  const statementsOf = await openRecorder(db, samples.token);
  const bare = await openBare(databaseUrl);
  const headings = ['statements', 'pages', 'CPU ms', 'p50 ms', 'p95 ms', 'p95 client'];
  console.info(line('state', ...headings, 'req/s', 'bare req/s', 'ratio'));
  let missed = 0;
  const states = await listStates(client, samples);
  try {
    // Warm up: compiled code and cached plans.
    await drive(async () => void (await client.get(states[0]?.path ?? '')), warmServerMs);
    for (const { name, path } of states) {
      if (!name.includes(only)) continue;
      // The first request also counts rows; measure the later ones of a screen.
      await statementsOf(path);
      const statements = await statementsOf(path);
      const serverMs: number[] = [];
      let processorMs = 0;
      const [serverTurns, driverTurns] = [[] as Measured[], [] as Measured[]];
      for (let turn = 0; turn < turns; turn += 1) {
        const startedMs = server.processorMs();
        const own = await drive(async () => void (await client.get(path)), stateMs / turns);
        processorMs += server.processorMs() - startedMs;
        serverMs.push(...(await server.newestMs(own.count)));
        serverTurns.push(own);
        driverTurns.push(await drive((index) => bare.run(index, statements), stateMs / turns));
      }
      const [served, driven] = [summed(serverTurns), summed(driverTurns)];
      const ratio = served.perSecond / driven.perSecond;
      // The goal is for the time in the server: the client shares the machine and waits for its turn.
      const serverP95Ms = percentile(serverMs, 0.95);
      const met = serverP95Ms <= goal.p95Ms && ratio >= goal.ratio;
      if (!met) missed += 1;
      const times = [percentile(serverMs, 0.5), serverP95Ms, served.p95Ms];
      const shown = [
        String(statements.length),
        String(await bare.pagesRead(statements)),
        (processorMs / served.sent).toFixed(2),
        ...times.map((ms) => ms.toFixed(1)),
        ...[served, driven].map(({ perSecond }) => perSecond.toFixed(0)),
      ];
      console.info(line(name, ...shown, ratio.toFixed(2), met ? '' : 'missed'));
    }
  } finally {
    client.close();
    await bare.close();
    await server.stop();
  }
  return missed;
}
