import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { make } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { addWallet, investor, type Person, signIn } from '#tests/support/people.ts';
import {
  grace as credentials,
  type Installation,
  install,
  type RunningServer,
  startServer,
} from './installation.ts';
import { nothingWritten, startLoad, type Written } from './load.ts';

beforeAll(ensureBuilt, 120_000);

const cycles = Number(process.env.CHAOS_KILLS ?? 20);
const limitMs = 100_000 + cycles * 10_000;

/** Through the server itself, right after a restart: what was answered is there. */
async function expectWritten(server: RunningServer, { token }: Person, written: Written) {
  expect((await fetch(`${server.url}/backend/readyz`)).status).toBe(200);
  const { reply } = await make(server, calls.deposits.list, {
    token,
    query: { filter: { id: [...written.depositIds] } },
  });
  const status = new Map(reply.data.map((deposit) => [deposit._id, deposit.status]));
  expect([...written.depositIds].filter((id) => !status.has(id))).toEqual([]);
  expect([...written.confirmedIds].filter((id) => status.get(id) !== 'confirmed')).toEqual([]);
  const users = await make(server, calls.users.list, {
    token,
    query: { range: [0, 99], sort: ['createdAt', 'DESC'] },
  });
  const names = new Set(users.reply.data.map(({ userName }) => userName));
  expect([...written.userNames].filter((name) => !names.has(name))).toEqual([]);
}

/** Through the database, in the end: nothing that was ever answered got lost later. */
async function expectAllWritten(place: Installation, written: readonly Written[]) {
  const { db, close } = await place.open();
  const users = await db.selectFrom('users').select('user_name').execute();
  const deposits = await db.selectFrom('deposits').select(['id', 'status']).execute();
  const credits = await db.selectFrom('ledger_entries').select('source_id').execute();
  await close();
  const there = {
    userNames: new Set(users.map(({ user_name }) => user_name)),
    depositIds: new Set(deposits.map(({ id }) => id)),
    confirmedIds: new Set(credits.map(({ source_id }) => source_id)),
  };
  for (const kind of ['userNames', 'depositIds', 'confirmedIds'] as const) {
    const lost = written.flatMap((part) => [...part[kind]].filter((key) => !there[kind].has(key)));
    expect(lost).toEqual([]);
  }
  const confirmed = deposits.filter(({ status }) => status === 'confirmed');
  expect(credits).toHaveLength(confirmed.length);
}

test.each(engineNames)(
  `kill -9 under load ${cycles} times in a row loses nothing on %s`,
  async (engine) => {
    const place = await install(engine);
    let server = await startServer({ ...place.variables, ...credentials });
    const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
    await addWallet(server, grace);
    const people = { grace, ada: await investor(server) };
    const all: Written[] = [];

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const written = nothingWritten();
      all.push(written);
      const load = startLoad(server, `cycle${cycle}`, people, written);
      // Another moment each time: between the writes of one answer, and between answers.
      await Promise.race([load.answered(6 + (cycle % 20)), load.over]);
      load.expectDeath();
      await server.child.kill();
      await load.over;
      server = await startServer(place.variables);
      await expectWritten(server, grace, written);
      expect(server.child.errors).toEqual([]);
    }
    expect(await server.child.terminate()).toBe(0);
    await expectAllWritten(place, all);
    expect(await place.brokenInvariants()).toEqual([]);
  },
  limitMs,
);
