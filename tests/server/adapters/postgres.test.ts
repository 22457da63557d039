import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tests/support/database/privatePostgres.ts';

const server: PrivatePostgres | undefined = await startPrivatePostgres();

afterAll(() => server?.stop());

const refusal = async (url: string | URL): Promise<string> => {
  const error = await connectPostgres(String(url), { connectTimeoutMs: 1_000 }).catch((e) => e);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('cause');
  expect(error.message).toMatch(/^[^\n]+: [^\n]+\.$/);
  return error.message;
};

/** Sends the first messages of a PostgreSQL of that version. */
async function oldServer(version: string): Promise<{ url: string; close(): void }> {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(5, type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const column = Buffer.concat([Buffer.from('\0\x01server_version_num\0'), Buffer.alloc(18)]);
  column.writeInt32BE(25, column.length - 12);
  const size = Buffer.alloc(4);
  size.writeInt32BE(version.length);
  const row = message('D', Buffer.from('\0\x01'), size, Buffer.from(version));
  const done = message('C', Buffer.from('SHOW\0'));
  const listener = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.once('data', () => {
        socket.write(Buffer.concat([message('T', column), row, done, ready]));
        socket.on('data', () => socket.end());
      });
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return { url: `postgres://app:secret@127.0.0.1:${port}/app`, close: () => listener.close() };
}

describe('an error names the cause and a remedy', () => {
  test('no address', async () => {
    expect(await refusal('postgres://app:secret@[bad/app')).not.toContain('secret');
  });

  test('a host without a name', async () => {
    expect(await refusal('postgres://app:secret@no-such-host.invalid/app')).toMatch(
      /no-such-host.invalid:5432.*DATABASE_URL/,
    );
  });

  test('nothing at the port', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    listener.close();
    expect(await refusal(`postgres://app:secret@127.0.0.1:${port}/app`)).toBe(
      `PostgreSQL at 127.0.0.1:${port} refused the connection: ` +
        'start it or correct the host and port in DATABASE_URL.',
    );
  });

  test('a server that never answers', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    expect(await refusal(`postgres://app:secret@127.0.0.1:${port}/app`)).toContain(
      'did not answer',
    );
    listener.close();
  });

  test('a version before 15', async () => {
    const old = await oldServer('140011');
    expect(await refusal(old.url)).toBe(
      'PostgreSQL 14 is too old: point DATABASE_URL at version 15 or newer.',
    );
    old.close();
  });
});

describe.runIf(server)('with a real server', () => {
  let url = new URL('postgres://nowhere');
  beforeAll(() => {
    url = new URL(server?.url ?? '');
  });

  test('a wrong password and a missing one', async () => {
    const wrong = new URL(url);
    wrong.password = 'secret';
    const sentence =
      `PostgreSQL at ${url.host} refused the password of user "postgres": ` +
      'correct DATABASE_URL.';
    expect(await refusal(wrong)).toBe(sentence);
    wrong.password = '';
    expect(await refusal(wrong)).toBe(sentence);
  });

  test('a database that is not there', async () => {
    const missing = new URL(url);
    missing.pathname = '/missing';
    expect(await refusal(missing)).toBe(
      `PostgreSQL at ${url.host} has no database "missing": create it or correct DATABASE_URL.`,
    );
  });

  test('a statement that takes too long is ended, and the connection goes on', async () => {
    const engine = await connectPostgres(url.href, { statementTimeoutMs: 50 });
    await expect(sql`select pg_sleep(5)`.execute(engine.db)).rejects.toMatchObject({
      code: '57014',
    });
    expect((await sql`select 1 as one`.execute(engine.db)).rows).toEqual([{ one: 1 }]);
    await engine.close();
  });

  test('an engine that ran nothing closes too', async () => {
    await (await connectPostgres(url.href)).close();
  });

  test('a restart fails running queries, and later queries succeed', async () => {
    const onDisconnect = vi.fn();
    const { db, close } = await connectPostgres(url.href, { onDisconnect });
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
    const idleInTransaction = await db.startTransaction().execute();
    const running = sql`select pg_sleep(30)`.execute(db).catch((error) => error);
    await sql`select 1`.execute(idleInTransaction);
    await server?.stopImmediate();
    expect(await running).toBeInstanceOf(Error);
    await expect(sql`select 1`.execute(idleInTransaction)).rejects.toThrow();
    await expect(idleInTransaction.rollback().execute()).rejects.toThrow();
    // Until its end is noticed, a connection that was idle would be handed out once more.
    await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalled());
    await vi.waitFor(() =>
      expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ECONNREFUSED' }),
    );
    await server?.start();
    const answers = Array.from({ length: 20 }, () => sql`select 1 as one`.execute(db));
    for (const { rows } of await Promise.all(answers)) expect(rows).toEqual([{ one: 1 }]);
    await close();
  });
});
