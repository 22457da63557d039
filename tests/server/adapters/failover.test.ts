import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { builtDatabaseCheck, builtServer, ensureBuilt } from '#tests/support/built.ts';
import { expectKept, startClients } from '#tests/support/database/persistentClients.ts';
import {
  canCopy,
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tests/support/database/privatePostgres.ts';
import { answersWithin } from '#tests/support/deadline.ts';
import { engineNames } from '#tests/support/engines.ts';
import { expectOneAnswerEach, keyedDeposit } from '#tests/support/idempotentRequests.ts';
import { grace as credentials, install, run, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_FAILOVERS for a long run.
const failovers = Number(process.env.CHAOS_FAILOVERS ?? 1);
const limitMs = patience(240_000 + failovers * 60_000);
// A COMMIT may wait 15 seconds for a standby.
const answerLimitMs = 20_000;
const password = 'of-the-pair';

/** Runs one statement as the superuser. */
async function onServer({ url }: PrivatePostgres, statement: string): Promise<unknown[]> {
  const { db, close } = await connectPostgres(url, { maxConnections: 1 });
  try {
    return (await sql.raw(statement).execute(db)).rows;
  } finally {
    await close();
  }
}

const setStandbys = async (server: PrivatePostgres, names: string) => {
  await onServer(server, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await onServer(server, 'SELECT pg_reload_conf()');
};

/** A primary that waits for its standby at each commit. */
async function startPair() {
  const settings = ['fsync=on', 'full_page_writes=on', 'wal_keep_size=512MB'];
  const [primary, standby] = await Promise.all([
    startPrivatePostgres(settings, password),
    startPrivatePostgres(settings, password),
  ]);
  if (!primary || !standby) throw new Error('No PostgreSQL is installed.');
  onTestFinished(async () => {
    await Promise.all([primary.stop(), standby.stop()]);
  });
  await follow(primary, standby);
  return { primary, standby };
}

/** The standby copies the primary, which waits for it from then on. */
async function follow(primary: PrivatePostgres, standby: PrivatePostgres) {
  await setStandbys(primary, '');
  await standby.startAsStandbyOf(primary);
  await setStandbys(primary, 'standby');
  await vi.waitFor(
    async () => {
      const rows = await onServer(
        primary,
        `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: patience(20_000), interval: 200 },
  );
}

async function promote(standby: PrivatePostgres) {
  await onServer(standby, 'SELECT pg_promote()');
  await setStandbys(standby, '');
}

/** The hosts in this order, for one role, as libpq writes them. */
const addressOf = (...servers: PrivatePostgres[]) =>
  `postgres://postgres:${password}@${servers.map(({ url }) => new URL(url).host).join(',')}/postgres`;

const systemOf = async (server: PrivatePostgres) => {
  const [row] = await onServer(server, 'SELECT system_identifier::text FROM pg_control_system()');
  return (row as { system_identifier: string }).system_identifier;
};

const countDeposits = async (server: PrivatePostgres) =>
  (await onServer(server, 'SELECT id FROM deposits')).length;

describe.runIf(engineNames.includes('PostgreSQL') && canCopy())('PostgreSQL with a standby', () => {
  test(
    `fails over ${failovers} times: no acknowledged write is lost, and the old primary is refused`,
    async () => {
      let { primary, standby } = await startPair();
      const hosts = addressOf(primary, standby);
      const { variables, dataDir } = await install('PGlite');
      const started = { ...variables, ...credentials, DATABASE_URL: hosts };
      const server = await startServer(started);
      const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
      await addWallet(server, grace);
      const ada = await investor(server);
      const load = startClients(answersWithin(answerLimitMs, server), ada, grace);
      const { answered, strange, more, stop } = load;
      const gapsMs: number[] = [];
      onTestFinished(() =>
        console.info(
          `${gapsMs.length} failovers, ${load.txids.length} deposits under a key, ` +
            `${answered.refusals} refusals, writes again after ${Math.max(...gapsMs)} ms at most.`,
        ),
      );

      for (let failover = 0; failover < failovers; failover += 1) {
        await more(() => answered.confirmed.size, 8);
        primary.kill();
        await more(() => answered.refusals, 2);
        await promote(standby);
        const promotedAt = performance.now();
        await more(() => answered.confirmed.size, 1);
        gapsMs.push(Math.round(performance.now() - promotedAt));

        // The old primary is started by mistake: it takes connections and lacks the newer history.
        await primary.start();
        const before = await countDeposits(primary);
        await more(() => answered.confirmed.size, 8);
        expect(await countDeposits(primary)).toBe(before);
        await follow(standby, primary);
        [primary, standby] = [standby, primary];
      }
      await more(() => answered.confirmed.size, 5);
      await stop();
      expect(strange).toEqual([]);
      await expectOneAnswerEach(server, load.asked);
      expect(await server.child.terminate()).toBe(0);
      await expectKept(primary, load);

      // At the next start only the standby is there, promoted from a copy that is as old as this.
      writeFileSync(join(dataDir, 'last-primary'), `${await systemOf(primary)} ${failovers + 2}\n`);
      const refused = run(builtServer, started);
      expect(await refused.ended()).toBe(1);
      expect(refused.errors.join()).toContain(
        `its timeline ${failovers + 1} is older than ${failovers + 2}, as ${dataDir}/last-primary says`,
      );
      writeFileSync(join(dataDir, 'last-primary'), `1 1\n`);
      const foreign = run(builtServer, started);
      expect(await foreign.ended()).toBe(1);
      expect(foreign.errors.join()).toContain(
        'it is another database system than the last primary',
      );
    },
    limitMs,
  );

  test('a commit that may not be on the standby is answered 503, and its key answers later', async () => {
    const { primary, standby } = await startPair();
    const { variables } = await install('PGlite');
    const started = { ...variables, ...credentials, METRICS_PORT: '0' };
    const server = await startServer({ ...started, DATABASE_URL: addressOf(primary, standby) });
    const [, metricsUrl = ''] = await server.child.heard(/Metrics are at (http:\S+)\.$/);
    await addWallet(server, await signIn(server, 'grace', credentials.ADMIN_PASSWORD));
    const ada = await investor(server);
    const deposit = keyedDeposit(ada);

    const thaw = standby.freeze();
    onTestFinished(thaw);
    const sent = deposit.send(server);
    await vi.waitFor(
      async () => {
        const ended = await onServer(
          primary,
          `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
           WHERE wait_event = 'SyncRep' AND query ILIKE 'commit'`,
        );
        expect(ended.length).toBeGreaterThan(0);
      },
      { timeout: patience(14_000), interval: 100 },
    );
    expect((await sent).status).toBe(503);
    thaw();
    const { status } = await deposit.send(server);
    expect(status).toBe(200);
    expect(await countDeposits(primary)).toBe(1);
    const metrics = await (await fetch(metricsUrl)).text();
    expect(metrics).toMatch(/^plainvest_commits_unknown_total [1-9]/m);
    expect(metrics).toMatch(/^plainvest_sync_standby 1$/m);
    expect(await server.child.terminate()).toBe(0);

    const check = run(builtDatabaseCheck, {}, [addressOf(standby, primary)]);
    expect(await check.ended()).toBe(0);
    expect(check.lines).toContain('info     timeline 1, wal_keep_size 512MB, wal_log_hints off');
    expect(check.lines.join('\n')).toMatch(
      /info {5}standby "standby": sync, streaming, lag \d+ bytes, \d+ ms/,
    );
    const misled = run(builtDatabaseCheck, {}, [standby.url]);
    expect(await misled.ended()).toBe(1);
    expect(misled.errors.join()).toContain('This is a standby');
  });
});
