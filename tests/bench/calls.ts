import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openDatabase } from '#server/runtime/database.ts';
import { reachable } from '#tests/support/caller.ts';
import { investor, investorPassword } from '#tests/support/people.ts';
import { openBare, type Statement } from './bare.ts';
import { type BenchSetup, setUpBench } from './benchSetup.ts';
import { type BenchClient, type Content, contentOf, openClient } from './client.ts';
import { openFilled, seed } from './fill.ts';
import { drive, type Measured } from './load.ts';
import { measureLogCost } from './logCost.ts';
import { startBuilt } from './server.ts';
import { tableLine } from './table.ts';

const line = tableLine(18);
const durationMs = Number(process.env.BENCH_STATE_MS ?? 1_500);
const pendingCount = 12_000;
const names = ['login', 'quote', 'deposit', 'confirm', 'own transactions', 'admin list'] as const;
type Name = (typeof names)[number];

// Maximum time of a call as a multiple of its bare statements. The other calls spend nearly all of
// their time on the password hash or the check of the receipt.
const goals: Partial<Record<Name, number>> = {
  confirm: 3,
  'own transactions': 2,
  'admin list': 2,
};
const reads: readonly Name[] = ['own transactions', 'admin list'];

/**
 * Measures the most important calls on both engines, and in the same run their bare SQL statements.
 * DATABASE_URL names a filled PostgreSQL. `--log` measures only what the log costs a deposit.
 */
export async function main(args: string[]): Promise<void> {
  if (args.includes('--log')) return measureLogCost();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-calls-'));
  try {
    await seed({ users: 200, deposits: 2_000 }, { DATA_DIR: dataDir });
    await measure('Embedded, 2,000 deposits', '', dataDir);
    const { databaseUrl, close } = await openFilled(dataDir);
    try {
      await measure('PostgreSQL, 1,000,000 deposits', databaseUrl, dataDir);
    } finally {
      await close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(title: string, databaseUrl: string, dataDir: string): Promise<void> {
  const engine = await openDatabase({ databaseUrl, dataDir });
  const setup = await setUpBench(engine.db, pendingCount);
  await engine.vacuum?.();
  const bare = new Map<Name, Measured>();
  const driver = databaseUrl ? await openBare(databaseUrl) : embedded(engine);
  for (const name of names) {
    const replay = await setup.replay(name);
    const work = (client: number) => {
      const statements = replay(name === 'confirm' ? setup.nextPending() : undefined);
      return reads.includes(name)
        ? driver.run(client, statements)
        : driver.runInTransaction(client, statements);
    };
    bare.set(name, await drive(work, durationMs));
  }
  await driver.close();
  await engine.close();

  const server = await startBuilt(databaseUrl, dataDir);
  const own = openClient(server.url, setup.ada.token);
  const staff = openClient(server.url, setup.grace.token);
  console.info(`${title}\n${line('call', 'p50 ms', 'p95 ms', 'req/s', 'bare req/s', 'times', '')}`);
  try {
    const requests = await requestsOf(setup, { own, staff, url: server.url });
    for (const name of names) {
      const served = await drive(async () => void (await requests[name]()), durationMs);
      const driven = bare.get(name) as Measured;
      const times = driven.perSecond / served.perSecond;
      const cells = [served.p50Ms, served.p95Ms].map((ms) => ms.toFixed(1));
      const rates = [served, driven].map(({ perSecond }) => perSecond.toFixed(0));
      const goal = goals[name];
      const met = goal === undefined ? 'no goal' : times <= goal ? '' : `over ${goal.toFixed(1)}`;
      if (goal !== undefined && times > goal) process.exitCode = 1;
      console.info(line(name, ...cells, ...rates, times.toFixed(2), met));
    }
  } finally {
    own.close();
    staff.close();
    await server.stop();
  }
}

/** The embedded engine has one connection, so transactions run one after the other. */
function embedded({ db }: Engine<Tables>) {
  const send = async (
    executor: Pick<typeof db, 'executeQuery'>,
    statements: readonly Statement[],
  ) => {
    for (const { text, values } of statements) {
      await executor.executeQuery(CompiledQuery.raw(text, values));
    }
  };
  return {
    run: (_client: number, statements: readonly Statement[]) => send(db, statements),
    runInTransaction: (_client: number, statements: readonly Statement[]) =>
      db.transaction().execute((trx) => send(trx, statements)),
    close: async () => {},
  };
}

async function requestsOf(
  { ada, proof, nextPending }: BenchSetup,
  { own, staff, url }: { own: BenchClient; staff: BenchClient; url: string },
): Promise<Record<Name, () => Promise<unknown>>> {
  // Registered at the built server, because passwords of the setup have a cheap hash.
  const { user } = await investor(reachable(url), `${ada.user.userName}-again`);
  const signIn = json({ userName: user.userName, password: investorPassword });
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount: '500', coin: 'BTC' })) {
    form.append(name, value);
  }
  form.append('image', proof);
  const deposit = await contentOf(new Response(form));
  const at = (path: string, query = '') => `${backendPath}${path}${query}`;
  const range = `?${new URLSearchParams({ range: '[0,24]' })}`;
  const confirm = calls.deposits.confirm.path;
  return {
    login: () => own.post(at(calls.auth.signIn.path), signIn),
    quote: () => own.get(at(calls.prices.quote.path, '?amount=500&coin=BTC')),
    deposit: () => own.post(at(calls.deposits.create.path), deposit),
    confirm: () => staff.post(at(confirm.replace('{depositId}', nextPending())), json({})),
    'own transactions': () => own.get(at(calls.transactions.own.path, range)),
    'admin list': () => staff.get(at(calls.deposits.list.path, range)),
  };
}

const json = (body: object): Content => ({
  type: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(body)),
});
