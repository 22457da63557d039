import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import type { Reachable } from '#tests/support/caller.ts';
import { expectKept, startClients } from '#tests/support/database/persistentClients.ts';
import { answersWithin } from '#tests/support/deadline.ts';
import { expectOneAnswerEach } from '#tests/support/idempotentRequests.ts';
import { grace as credentials, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { type Member, password, startEtcd, startMember } from './patroni.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_PATRONI for a long run.
const failovers = Number(process.env.CHAOS_PATRONI ?? 1);
const answerLimitMs = 20_000;

async function countDeposits({ url }: Member): Promise<number> {
  const { db, close } = await connectPostgres(url, { maxConnections: 1 });
  try {
    const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM deposits`.execute(db);
    return Number(rows[0]?.count);
  } finally {
    await close();
  }
}

/** As a careful client: a call that is answered 503 is sent again. */
const repeating = ({ app }: Reachable): Reachable => ({
  app: {
    fetch: async (request, connection) => {
      const answer = await app.fetch(request.clone(), connection);
      return answer.status === 503 ? repeating({ app }).app.fetch(request, connection) : answer;
    },
  },
});

/** A primary and its synchronous standby. */
async function startPair() {
  const etcd = await startEtcd();
  const primary = await startMember('one', etcd.address);
  await primary.becomes('primary');
  const standby = await startMember('two', etcd.address);
  await standby.becomes('sync');
  return { etcd, primary, standby };
}

test(
  `Patroni fails over ${failovers} times and once past a frozen primary: no acknowledged write is lost`,
  async () => {
    const { etcd, ...pair } = await startPair();
    let { primary, standby } = pair;
    const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',');
    const { variables } = await install('PGlite');
    const server = await startServer({
      ...{ ...variables, ...credentials },
      DATABASE_URL: `postgres://postgres:${password}@${hosts}/postgres`,
    });
    const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
    await addWallet(server, grace);
    const ada = await investor(server);
    const load = startClients(answersWithin(answerLimitMs, server), ada, grace);
    const { answered, strange, more, stop } = load;
    const gapsMs: number[] = [];
    onTestFinished(() =>
      console.info(
        `${gapsMs.length} changes of the primary by Patroni, ${load.txids.length} deposits under a key, ` +
          `${answered.refusals} refusals, gaps ${gapsMs.join(', ')} ms.`,
      ),
    );
    /** From the fault to the next confirmed deposit, which only the new primary can take. */
    const gapAfter = async (fault: () => unknown) => {
      await more(() => answered.confirmed.size, 8);
      const started = performance.now();
      await fault();
      await standby.becomes('primary');
      await more(() => answered.confirmed.size, 1);
      gapsMs.push(Math.round(performance.now() - started));
    };

    for (let failover = 0; failover < failovers; failover += 1) {
      await gapAfter(primary.kill);
      await primary.start();
      await primary.becomes('sync');
      [primary, standby] = [standby, primary];
    }

    // Two primaries: Patroni of the old one hangs, and its PostgreSQL takes connections as before.
    await gapAfter(() => primary.freezePatroni());
    const before = await countDeposits(primary);
    await more(() => answered.confirmed.size, 200);
    // A commit that waits for its standby shows once its client gives up, and was never answered.
    expect(await countDeposits(primary)).toBeLessThan(before + 20);
    // A watchdog resets such a host; Patroni that goes on may call itself the leader as before.
    await primary.kill();
    await primary.start();
    await primary.becomes('sync');
    [primary, standby] = [standby, primary];

    // Without the store no member may be the primary: it steps down, and comes back with the store.
    const thawStore = etcd.freeze();
    onTestFinished(thawStore);
    await vi.waitFor(async () => expect(await primary.has('primary')).toBe(false), {
      timeout: patience(90_000),
      interval: 200,
    });
    await more(() => answered.refusals, 4);
    thawStore();
    await more(() => answered.confirmed.size, 8);

    await stop();
    expect(strange).toEqual([]);
    await expectOneAnswerEach(repeating(server), load.asked);
    expect(await server.child.terminate()).toBe(0);
    const last = (await primary.has('primary')) ? primary : standby;
    await expectKept(last, load);
  },
  patience(420_000 + failovers * 120_000),
);
