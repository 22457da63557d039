import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { engineNames, newDatabase, sharedEngine } from '#tests/support/engines.ts';
import { type Installation, install } from '#tests/support/installation.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { runs } from './model/drafts.ts';
import { openProcesses } from './model/processes.ts';
import { runBatches } from './model/run.ts';
import { type House, openHouse } from './model/system.ts';

// From outside: CHAOS_OPERATIONS for a long run, CHAOS_SEED and CHAOS_PATH to replay a failure.
const wanted = Number(process.env.CHAOS_OPERATIONS ?? 300);
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const path = process.env.CHAOS_PATH ?? '';
const operationsPerRun = 50;
// Processes hash passwords at full cost and restart for each run.
const wantedOfProcesses = Math.ceil(wanted / 10);
const limitMs = patience(60_000 + wanted * 200);

/** PGlite has one connection; on PostgreSQL each app has its own pool, as two processes do. */
async function openEngines(name: (typeof engineNames)[number]): Promise<Engine<Tables>[]> {
  if (name === 'PGlite') return [await sharedEngine(name)];
  const url = await newDatabase();
  const engines = [await connectPostgres<Tables>(url), await connectPostgres<Tables>(url)];
  if (engines[0]) await migrate(engines[0].db, new Date(0));
  return engines;
}

type Place = (use: (house: House) => Promise<number>) => Promise<number>;

/** Generates runs up to about this number of operations, each with an empty database. */
async function expectModel(place: Place, operationsWanted: number, name: string): Promise<void> {
  let operations = 0;
  const numRuns = Math.ceil(operationsWanted / operationsPerRun);
  const property = fc.asyncProperty(runs, async (batches) => {
    operations += await place((house) => runBatches(house, batches));
  });
  // A race that is drawn again seldom comes again: it is shrunk only when it is replayed.
  await fc.assert(property, { numRuns, seed, path, endOnFailure: path === '' });
  console.info(`${operations} operations in ${numRuns} runs on ${name}, seed ${seed}.`);
}

describe.each(engineNames)('money against a model on %s', (name) => {
  let engines: Engine<Tables>[];
  beforeAll(async () => {
    engines = await openEngines(name);
  });
  afterAll(async () => {
    if (name === 'PostgreSQL') await Promise.all(engines.map((engine) => engine.close()));
  });

  test(
    `about ${wanted} mixed commands, up to six at once over two apps`,
    {
      timeout: limitMs,
    },
    () => expectModel(async (use) => use(await openHouse(engines)), wanted, name),
  );
});

describe.runIf(engineNames.includes('PostgreSQL'))('money against a model on PostgreSQL', () => {
  let place: Installation;
  let engine: Engine<Tables>;
  beforeAll(async () => {
    await ensureBuilt();
    place = await install('PostgreSQL');
    engine = await place.open();
  });
  afterAll(() => engine?.close());

  test(`about ${wantedOfProcesses} mixed commands, up to six at once over two processes`, {
    timeout: limitMs,
  }, () => {
    const inProcesses: Place = async (use) => {
      const { house, close } = await openProcesses(place, engine.db);
      return use(house).finally(close);
    };
    return expectModel(inProcesses, wantedOfProcesses, 'two processes on PostgreSQL');
  });
});
