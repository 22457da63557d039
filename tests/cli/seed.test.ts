import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { builtSeed, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { chosenEngines, quickestEngine } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  run,
  startServer,
} from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

describe.each(chosenEngines)('the seed on %s', (engine) => {
  let place: Installation;
  let password = '';
  beforeAll(async () => {
    place = await install(engine);
  });

  const looked = async <Result>(look: (db: Engine<Tables>['db']) => Promise<Result>) => {
    const { db, close } = await place.open();
    try {
      return await look(db);
    } finally {
      await close();
    }
  };
  const seed = (users: number, deposits: number, variables = {}) =>
    run(builtSeed, { ...place.variables, ...grace, ...variables }, [
      ...['--users', String(users)],
      ...['--deposits', String(deposits)],
    ]);

  test('fills a database with labelled rows in every state', async () => {
    const first = seed(12, 240);
    expect(await first.ended()).toBe(0);
    expect(first.errors).toEqual([]);
    expect(first.lines).toContainEqual(expect.stringMatching(/^100 % {2}240 of 240 deposits/));
    expect(first.lines).toContainEqual(expect.stringContaining('no lines in the audit log'));
    password = (await first.heard(/shown only once: (\S+)$/))[1] ?? '';

    await looked(async (db) => {
      const users = await db.selectFrom('users').selectAll().where('sample', '=', true).execute();
      expect(users).toHaveLength(13);
      expect(users.map(({ full_name }) => full_name)).toContain('Ada Sample');
      for (const { user_name, full_name, email } of users) {
        expect(user_name).toMatch(/^sample-/);
        expect(full_name).toMatch(/\bSample\b/);
        expect(email).toMatch(/^sample-\w+@example\.invalid$/);
      }
      const states = async (table: 'deposits' | 'withdrawals') => {
        const rows = await db.selectFrom(table).select('status').distinct().execute();
        return rows.map(({ status }) => status as string).sort();
      };
      expect(await states('deposits')).toEqual(['confirmed', 'declined', 'pending']);
      expect(await states('withdrawals')).toEqual(
        ['approved', 'cancelled', 'declined', 'paid', 'requested'].sort(),
      );
      const waiting = await db
        .selectFrom('deposits')
        .select(['quote_id', 'receipt_id', 'txid'])
        .where('status', '=', 'pending')
        .execute();
      expect(waiting.filter(({ quote_id }) => quote_id === null)).toEqual([]);
      expect(waiting.map(({ receipt_id }) => receipt_id !== null)).toEqual(
        waiting.map(({ txid }) => txid !== null),
      );
      const proofs = await db.selectFrom('files').select('sha256').execute();
      const proven = await db
        .selectFrom('deposits')
        .select('id')
        .where('receipt_id', 'is not', null)
        .execute();
      expect(proofs.length).toBe(proven.length);
      expect(new Set(proofs.map(({ sha256 }) => sha256.toString())).size).toBe(proofs.length);
      const days = await db.selectFrom('rate_days').selectAll().execute();
      expect(days).toHaveLength(365);
      expect(new Set(days.map(({ source }) => source))).toEqual(new Set(['sample data']));
      const lines = await db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .orderBy('seq')
        .execute();
      // The lines of the platform are written at once, so that the first server has none to catch up with.
      expect(lines.filter((line) => line.actor_id === null).length).toBeGreaterThan(240);
      expect(await db.selectFrom('log_queue').select('id').execute()).toEqual([]);
      // Only what the database refuses without a line: the sample staff account and its addresses.
      expect(lines.filter((line) => line.actor_id !== null).map(({ action }) => action)).toEqual([
        'staff.invite',
        'wallet.add',
        'wallet.add',
      ]);
    });
    expect(await place.brokenInvariants()).toEqual([]);
  });

  test('gives a server that staff and investors can sign in to', async () => {
    const server = await startServer(place.variables);
    const staff = await signIn(server, 'sample-staff', password);
    const own = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
    expect([staff.user.isAdmin, own.user.isAdmin]).toEqual([true, true]);
    const investor = await signIn(server, 'sample-00001', password);
    const list = await callApi(server, calls.deposits.list, {
      token: staff.token,
      query: { range: [0, 24], sort: ['depositDate', 'DESC'] },
    });
    expect(list.reply.data).toHaveLength(25);
    const detail = await callApi(server, calls.deposits.detail, {
      token: staff.token,
      params: { id: list.reply.data[0]?._id ?? '' },
    });
    expect(detail.status).toBe(200);
    const statement = await callApi(server, calls.transactions.own, { token: investor.token });
    expect(statement.reply.data.length).toBeGreaterThan(0);
    expect(await server.child.terminate()).toBe(0);
  });

  const isQuickest = engine === quickestEngine;

  test.runIf(isQuickest)('adds more when it runs again, and leaves what is there', async () => {
    const counts = () =>
      looked(async (db) => {
        const of = async (table: 'users' | 'deposits') =>
          (await db.selectFrom(table).select('id').execute()).length;
        return { users: await of('users'), deposits: await of('deposits') };
      });
    const before = await counts();
    expect(await seed(3, 100).ended()).toBe(0);
    const after = await counts();
    expect(after).toEqual({ users: before.users + 3, deposits: before.deposits + 100 });
    expect(await place.brokenInvariants()).toEqual([]);
  });

  test.runIf(isQuickest)(
    'refuses in production mode, and wrong numbers, with one line',
    async () => {
      const production = seed(1, 1, { NODE_ENV: 'production' });
      expect(await production.ended()).toBe(1);
      expect(production.errors).toEqual([expect.stringMatching(/demo mode alone/)]);
      const wrong = run(builtSeed, place.variables, ['--users', 'many']);
      expect(await wrong.ended()).toBe(1);
      expect(wrong.errors).toEqual([expect.stringMatching(/^--users must be a number/)]);
      expect([...production.lines, ...wrong.lines]).toEqual([]);
    },
  );
});

test('the seed refuses a directory that a server holds', async () => {
  const place = await install('PGlite');
  const server = await startServer({ ...place.variables, ...grace });
  const refused = run(builtSeed, place.variables);
  expect(await refused.ended()).toBe(1);
  expect(refused.lines).toEqual([]);
  expect(refused.errors).toEqual([
    `The data directory ${place.dataDir} is in use by process ${server.child.pid}: ` +
      'stop it or set DATA_DIR to another directory.',
  ]);
  await server.child.terminate();
});
