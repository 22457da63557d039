import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { type BenchSetup, setUpBench } from './benchSetup.ts';
import { contentOf, openClient } from './client.ts';
import { durable } from './fill.ts';
import { drive, type Measured, summed } from './load.ts';
import { startBuilt } from './server.ts';

const turnMs = Number(process.env.BENCH_STATE_MS ?? 1_500);
const turns = 6;
const goal = 0.85;

// A disabled trigger would stop the money calls, so the triggers stay and their function does nothing.
const without = `CREATE OR REPLACE FUNCTION queue_line() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RETURN NULL; END'`;

/** Switches the log: without its function nothing is queued, appended, hashed or signed. */
async function openSwitch(db: Db): Promise<(isOn: boolean) => Promise<void>> {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('queue_line'::regproc) AS text`.execute(db);
  const original = rows[0]?.text ?? '';
  return async (isOn) => {
    await sql.raw(isOn ? original : without).execute(db);
  };
}

/** Deposits a second with the log and without it, in turns of one run on PostgreSQL. */
export async function measureLogCost(): Promise<void> {
  const postgres = await startPrivatePostgres(durable);
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-log-'));
  const { db, close } = await connectPostgres<Tables>(postgres.url, { statementTimeoutMs: 0 });
  try {
    await migrate(db, new Date());
    const { ada, proof } = await setUpBench(db, 100);
    const measured = await inTurns(postgres.url, dataDir, { db, ada, proof });
    const [on, off] = [summed(measured.on).perSecond, summed(measured.off).perSecond];
    const ratio = on / off;
    console.info(`Deposits a second: ${on.toFixed(1)} with the log, ${off.toFixed(1)} without.`);
    console.info(`With it: ${ratio.toFixed(2)} of those without, goal ${goal} or more.`);
    if (ratio < goal) process.exitCode = 1;
  } finally {
    await close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Deposits of one investor at a server that signs a head each second, in turns with and without the log. */
async function inTurns(
  databaseUrl: string,
  dataDir: string,
  { db, ada, proof }: Pick<BenchSetup, 'ada' | 'proof'> & { db: Db },
) {
  const server = await startBuilt(databaseUrl, dataDir, {
    LOG_HEAD_S: '1',
    RATE_LIMIT_FACTOR: '100000',
  });
  const client = openClient(server.url, ada.token);
  const form = new FormData();
  form.append('amount', '500');
  form.append('coin', 'BTC');
  form.append('image', proof);
  const body = await contentOf(new Response(form));
  const path = `${backendPath}${calls.deposits.create.path}`;
  const work = async () => void (await client.post(path, body));
  const measured = { on: [] as Measured[], off: [] as Measured[] };
  const switchLog = await openSwitch(db);
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      // Each state comes first as often as second.
      for (const state of turn % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        await switchLog(state === 'on');
        measured[state].push(await drive(work, turnMs));
      }
    }
    return measured;
  } finally {
    client.close();
    await server.stop();
  }
}
