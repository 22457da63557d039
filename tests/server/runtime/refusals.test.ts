import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { builtServer, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  productionVariables,
  run,
  startServer,
} from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

/** Starts a server that must exit with a single line of output. */
async function refusal(variables: NodeJS.ProcessEnv): Promise<string> {
  const { lines, errors, ended } = run(builtServer, { PORT: '0', ...variables });
  expect(await ended()).toBe(1);
  expect(lines).toEqual([]);
  expect(errors).toHaveLength(1);
  return errors[0] ?? '';
}

describe('an error is one line with cause and remedy:', () => {
  let place: Installation;
  beforeAll(async () => {
    place = await install('PGlite');
  });

  test('the port is in use', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    expect(await refusal({ ...place.variables, ...grace, PORT: String(port) })).toBe(
      `Port ${port} is in use: stop the other program or set PORT to another.`,
    );
    listener.close();
  });

  test('the data directory is held by another server', async () => {
    const server = await startServer({ ...place.variables, ...grace });
    expect(await refusal(place.variables)).toBe(
      `The data directory ${place.dataDir} is in use by process ${server.child.pid}: ` +
        'stop it or set DATA_DIR to another directory.',
    );
    expect((await fetch(`${server.url}/backend/readyz`)).status).toBe(200);
    await server.child.terminate();
  });

  test('the data directory is a file', async () => {
    const file = join(place.dataDir, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(
      `The data directory ${file} cannot be read and written (`,
    );
  });

  test('nothing answers at DATABASE_URL', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    listener.close();
    const url = `postgres://app:secret@127.0.0.1:${port}/app`;
    expect(await refusal({ ...place.variables, DATABASE_URL: url })).toBe(
      `PostgreSQL at 127.0.0.1:${port} refused the connection: ` +
        'start it or correct the host and port in DATABASE_URL.',
    );
  });

  test.runIf(inject('postgresUrl'))('the password in DATABASE_URL is wrong', async () => {
    const url = new URL(inject('postgresUrl') ?? '');
    url.password = 'wrong';
    const line = await refusal({ ...place.variables, DATABASE_URL: url.href });
    expect(line).toMatch(/refused the password of user "postgres": correct DATABASE_URL\.$/);
  });

  test('demo mode listens only on loopback', async () => {
    expect(await refusal({ ...place.variables, HOST: '0.0.0.0' })).toMatch(
      /^HOST must be a loopback address in demo mode/,
    );
  });
});

test.each(engineNames)('a schema that does not fit, on %s, is refused', async (engine) => {
  const place = await install(engine);
  const edited = await place.open();
  const { checksum } = await edited.db
    .selectFrom('schema_migrations')
    .select('checksum')
    .where('name', '=', '0002_ledger')
    .executeTakeFirstOrThrow();
  const mark = (sum: string) =>
    sql`UPDATE schema_migrations SET checksum = ${sum} WHERE name = '0002_ledger'`;
  await mark('edited').execute(edited.db);
  await edited.close();
  expect(await refusal(place.variables)).toBe(
    'Migration 0002_ledger was changed after it ran: restore its text and start again.',
  );

  const newer = await place.openUnmigrated();
  await mark(checksum).execute(newer.db);
  const later = { name: '9999_later', checksum: '', applied_at: new Date(0) };
  await newer.db.insertInto('schema_migrations').values(later).execute();
  await newer.close();
  expect(await refusal(place.variables)).toBe(
    'The database is newer than this program (it has 9999_later): start the newer version.',
  );
});

describe('production', () => {
  const complete = { ...productionVariables, ALLOW_EMBEDDED_DB: '1' };
  let place: Installation;
  beforeAll(async () => {
    place = await install('PGlite');
  });

  const without = (name: string) =>
    Object.fromEntries(Object.entries(complete).filter(([key]) => key !== name));

  test.each(Object.keys(complete).filter((name) => name.includes('_') && name !== 'NODE_ENV'))(
    'refuses without %s',
    async (name) => {
      const named = name === 'ALLOW_EMBEDDED_DB' ? 'DATABASE_URL' : name;
      const production = { ...place.variables, RATE_LIMIT_FACTOR: '1', ...without(name) };
      expect(await refusal(production)).toMatch(new RegExp(`^${named} is not set: `));
    },
  );

  test('names everything that is missing at once', async () => {
    const child = run(builtServer, { DATA_DIR: place.dataDir, NODE_ENV: 'production' });
    expect(await child.ended()).toBe(1);
    expect(child.errors).toHaveLength(9);
  });

  test('refuses a RATE_LIMIT_FACTOR above 10', async () => {
    const production = { ...place.variables, ...complete, RATE_LIMIT_FACTOR: '11' };
    expect(await refusal(production)).toMatch(/^RATE_LIMIT_FACTOR must be a number from .* to 10/);
  });

  test('names what the first staff account lacks', async () => {
    const production = { ...place.variables, ...complete, RATE_LIMIT_FACTOR: '1' };
    const named = { ...grace, ADMIN_USERNAME: 'Admin', ADMIN_EMAIL: '' };
    const child = run(builtServer, { ...production, ...named });
    expect(await child.ended()).toBe(1);
    expect(child.errors).toEqual([
      expect.stringMatching(/^ADMIN_USERNAME is not set: /),
      expect.stringMatching(/^ADMIN_EMAIL is not set: /),
      expect.stringMatching(/^ADMIN_PASSWORD is for demo mode: /),
    ]);
  });

  test('refuses a PUBLIC_URL without TLS', async () => {
    const production = { ...place.variables, ...complete, RATE_LIMIT_FACTOR: '1' };
    const clear = { ...production, PUBLIC_URL: 'http://invest.example.com' };
    expect(await refusal(clear)).toMatch(/^PUBLIC_URL is not https: /);
  });

  test('starts when all is there, without the words of the demo, and no password in the log', async () => {
    const { ADMIN_USERNAME, ADMIN_EMAIL } = grace;
    const production = { ...place.variables, ...complete, RATE_LIMIT_FACTOR: '10' };
    const server = await startServer({ ...production, ADMIN_USERNAME, ADMIN_EMAIL });
    expect((await fetch(`${server.url}/backend/outbox`)).status).toBe(404);
    const file = join(place.dataDir, 'first-sign-in.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, token = ''] = readFileSync(file, 'utf8').trim().split('#');
    const { ADMIN_PASSWORD: newPassword } = grace;
    const body = { token, newPassword, confirmPassword: newPassword };
    expect((await callApi(server, calls.auth.resetPassword, { body })).status).toBe(200);
    expect((await callApi(server, calls.auth.resetPassword, { body })).status).toBe(422);
    expect((await signIn(server, 'grace', newPassword)).user.isAdmin).toBe(true);
    expect(await server.child.terminate()).toBe(0);
    const said = server.child.lines.join('\n');
    expect(said).not.toMatch(/demo|password [^o]/i);
    expect(said).not.toContain(token);
  });
});
