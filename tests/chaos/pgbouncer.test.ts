import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { listenTo } from '#tests/server/events/listenTo.ts';
import { builtDatabaseCheck, ensureBuilt } from '#tests/support/built.ts';
import { expectKept, startClients } from '#tests/support/database/persistentClients.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { expectOneAnswerEach, keyedDeposit } from '#tests/support/idempotentRequests.ts';
import { grace as credentials, install, run, startServer } from '#tests/support/installation.ts';
import { freePort } from '#tests/support/nodes/freePort.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { blockOfOperatorPage, replaceEach } from './operatorPage.ts';
import { rolesOf } from './roles.ts';
import { asOrdinary, programPath, service } from './service.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_POOLER_RESTARTS for a long run.
const restarts = Number(process.env.CHAOS_POOLER_RESTARTS ?? 2);

/** PgBouncer with the configuration of the operator's page, before a new PostgreSQL of two roles. */
async function startBehindPgBouncer() {
  const postgres = await startPrivatePostgres(['fsync=on', 'full_page_writes=on']);
  if (!postgres) throw new Error('No PostgreSQL is installed.');
  onTestFinished(() => postgres.stop());
  const { owner, serving } = await rolesOf(postgres);
  const port = await freePort();
  const through = (url: string) => {
    const address = new URL(url);
    address.port = String(port);
    return address.href;
  };
  const program = programPath('pgbouncer', 'pgbouncer');
  const pooler = service(
    (folder) => [...asOrdinary(), program, `${folder}/pgbouncer.ini`],
    async () => {
      const { close } = await connectPostgres(through(owner));
      await close();
    },
  );
  const users = [owner, serving].map((url) => {
    const { username, password } = new URL(url);
    return `"${username}" "${password}"\n`;
  });
  const userFile = pooler.write('users.txt', users.join(''));
  const ini = replaceEach(blockOfOperatorPage('[pgbouncer]'), {
    'host=10.0.0.21 port=5432': `host=127.0.0.1 port=${new URL(postgres.url).port}`,
    'listen_addr = 10.0.0.20': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': userFile,
  });
  pooler.write('pgbouncer.ini', `${ini}unix_socket_dir =\n`);
  await pooler.start();
  const { variables } = await install('PGlite');
  const started = {
    ...{ ...variables, ...credentials },
    ...{ DATABASE_URL: through(serving), MIGRATE_URL: through(owner) },
  };
  return { owner, pooler, started };
}

test(
  `PgBouncer in session mode carries migrations, two servers and their events, and ${restarts} restarts under load`,
  async () => {
    const { owner, pooler, started } = await startBehindPgBouncer();
    const servers = [await startServer(started), await startServer(started)] as const;
    const [server, other] = servers;
    const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
    await addWallet(server, grace);
    const ada = await investor(server);

    // LISTEN brings it to the other server, well before that would read the events anyway.
    const listener = await listenTo(other, ada.token);
    const startedMs = performance.now();
    const first = keyedDeposit(ada);
    const id = (await first.send(server)).reply.data._id;
    expect(await listener.next()).toMatchObject({ data: { kind: 'deposit.made', _id: id } });
    console.info(
      `An event reached the other server after ${Math.round(performance.now() - startedMs)} ms.`,
    );
    await listener.leave();

    const check = run(builtDatabaseCheck, {}, [started.MIGRATE_URL, started.DATABASE_URL]);
    expect(await check.ended()).toBe(0);
    expect(check.lines.filter((line) => line.startsWith('refused'))).toEqual([]);

    const load = startClients(server, ada, grace);
    const { answered, strange, more, stop } = load;
    let done = 0;
    onTestFinished(() =>
      console.info(
        `${done} restarts, ${load.txids.length} deposits under a key, ${answered.refusals} refusals.`,
      ),
    );
    for (; done < restarts; done += 1) {
      await more(() => answered.confirmed.size, 10);
      await pooler.kill();
      await more(() => answered.refusals, 4);
      await pooler.start();
    }
    await more(() => answered.confirmed.size, 10);
    await stop();
    expect(strange).toEqual([]);
    await expectOneAnswerEach(other, load.asked);
    for (const { child } of servers) expect(await child.terminate()).toBe(0);
    answered.made.add(id);
    load.txids.push(first.txid);
    await expectKept({ url: owner }, load);
  },
  patience(180_000 + restarts * 30_000),
);
