import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { ownsTables } from '#server/platform/db/roleErrors.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { openServing } from '#server/runtime/openServing.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { engineNames, migratedDatabase, newDatabase } from '#tests/support/engines.ts';
import { grace, install, productionVariables, startServer } from '#tests/support/installation.ts';

beforeAll(ensureBuilt);

const production = { ...productionVariables, RATE_LIMIT_FACTOR: '10' };

describe.runIf(engineNames.includes('PostgreSQL'))('the database role in production', () => {
  test('is logged if it is a superuser or an owner; that of compose.yaml is neither', async () => {
    const postgres = await startPrivatePostgres();
    if (!postgres) throw new Error('PostgreSQL has gone meanwhile.');
    onTestFinished(() => postgres.stop());
    const { ADMIN_USERNAME, ADMIN_EMAIL } = grace;
    const errorsOf = async (url: string, more: Record<string, string> = {}) => {
      const { variables } = await install('PGlite');
      const server = await startServer({
        ...variables,
        ...production,
        ADMIN_USERNAME,
        ADMIN_EMAIL,
        DATABASE_URL: url,
        ...more,
      });
      await server.child.terminate();
      return server.child.errors.join('\n');
    };
    expect(await errorsOf(postgres.url)).toMatch(/database role is a superuser.*"role":"postgres"/);

    const { hostname, port, password } = new URL(postgres.url);
    const place = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password };
    const secret = 'QuietHarbour9';
    const appSecret = 'CalmPier4';
    const secrets = { POSTGRES_PASSWORD: secret, POSTGRES_APP_PASSWORD: appSecret };
    const env = { PATH: process.env.PATH, ...place, ...secrets };
    execFileSync('sh', ['docker/database-role.sh'], { env, stdio: 'ignore' });
    const urlOf = (user: string) => `postgres://${user}@${hostname}:${port}/plainvest`;
    const ownerUrl = urlOf(`plainvest:${secret}`);
    expect(await errorsOf(ownerUrl)).toMatch(/database role owns the tables.*"set":"MIGRATE_URL"/);
    const appUrl = urlOf(`plainvest_app:${appSecret}`);
    const limited = await errorsOf(appUrl, { MIGRATE_URL: ownerUrl });
    expect(limited).not.toContain('database role');
    await expect(connectPostgres(postgres.url)).rejects.toThrow(/refused the password/);
  });
});

const password = 'quiet-harbour';

const withUser = (url: string, user: string) => {
  const named = new URL(url);
  Object.assign(named, { username: user, password });
  return named.href;
};

/** A database, its owner and a role with the password; APP and PLAIN are the names of two roles. */
async function place(prepare = '', database = migratedDatabase) {
  const migrateUrl = await database();
  const app = `app_${crypto.randomUUID().slice(0, 8)}`;
  const plain = `plain_${app}`;
  const owner = await connectPostgres<Tables>(migrateUrl, { maxConnections: 1 });
  onTestFinished(() => owner.close());
  const run = (text: string) =>
    sql.raw(text.replaceAll('APP', app).replaceAll('PLAIN', plain)).execute(owner.db);
  await run(`CREATE ROLE APP LOGIN PASSWORD '${password}'`);
  await run(`CREATE ROLE PLAIN LOGIN PASSWORD '${password}'`);
  if (prepare) await run(prepare);
  const databaseUrl = withUser(migrateUrl, app);
  return { app, plain, owner, run, databaseUrl, migrateUrl, dataDir: '' };
}

const textFor = ({ app, plain }: { app: string; plain: string }, text: string) =>
  text.replaceAll('APP', app).replaceAll('PLAIN', plain);

describe.runIf(engineNames.includes('PostgreSQL'))('a start with MIGRATE_URL', () => {
  test('serves as a role that owns nothing, and only compares its rights the next time', async () => {
    const { owner, ...options } = await place();
    const grantedBy = async () => {
      const { rows } = await sql<{ by: string }>`
        SELECT xmin::text AS by FROM pg_class WHERE relname = 'deposits'`.execute(owner.db);
      return rows[0]?.by;
    };
    const before = await grantedBy();
    const first = await openServing(options);
    await first.close();
    const granted = await grantedBy();
    const { db, close } = await openServing(options);
    onTestFinished(close);
    expect(await grantedBy()).toBe(granted);
    expect(granted).not.toBe(before);
    expect([await ownsTables(owner.db), await ownsTables(db)]).toEqual([true, false]);
    await expect(sql`UPDATE accounts SET balance_cents = 1`.execute(db)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test.each([
    [
      'a superuser',
      'ALTER ROLE APP SUPERUSER',
      'APP is a superuser: ALTER ROLE "APP" NOSUPERUSER;',
    ],
    ['a maker of roles', 'ALTER ROLE APP CREATEROLE', 'ALTER ROLE "APP" NOCREATEROLE;'],
    ['a member of the owner', 'GRANT postgres TO APP', 'REVOKE "postgres" FROM "APP";'],
    [
      'a member of a role that writes all',
      'GRANT PLAIN TO APP; GRANT pg_write_all_data TO PLAIN',
      'REVOKE "pg_write_all_data" FROM "APP";',
    ],
    [
      'an owner of a table',
      'ALTER TABLE settings OWNER TO APP',
      'APP owns settings: REASSIGN OWNED BY "APP" TO "postgres";',
    ],
    [
      'an owner of a function',
      'ALTER FUNCTION platform_now() OWNER TO APP',
      'APP owns platform_now(): REASSIGN OWNED BY "APP" TO "postgres";',
    ],
    ['missing', 'DROP ROLE APP', 'The role APP does not exist: CREATE ROLE "APP" LOGIN PASSWORD'],
  ])('is refused if the role of DATABASE_URL is %s', async (_what, prepare, message) => {
    const options = await place(prepare);
    await expect(openServing(options)).rejects.toThrow(textFor(options, message));
  });

  test('is refused if both addresses name the owner', async () => {
    const { migrateUrl } = await place();
    const both = { migrateUrl, databaseUrl: migrateUrl, dataDir: '' };
    await expect(openServing(both)).rejects.toThrow(
      'postgres owns the tables, and DATABASE_URL needs a role that owns nothing',
    );
  });

  test('is refused if the addresses name two databases', async () => {
    const one = await place();
    const other = await place();
    const options = { ...one, databaseUrl: withUser(other.databaseUrl, one.app) };
    await expect(openServing(options)).rejects.toThrow('name different databases');
  });

  test('is refused with the statement where the owner of the tables cannot run it', async () => {
    const options = await place('GRANT CREATE ON SCHEMA public TO PLAIN', newDatabase);
    const database = new URL(options.migrateUrl).pathname.slice(1);
    await options.run(`GRANT TEMPORARY ON DATABASE ${database} TO APP`);
    const migrateUrl = withUser(options.migrateUrl, options.plain);
    await expect(openServing({ ...options, migrateUrl })).rejects.toThrow(
      `REVOKE TEMPORARY ON DATABASE "${database}" FROM PUBLIC, "${options.app}";`,
    );
  });

  test('names MIGRATE_URL if it cannot connect there', async () => {
    const { databaseUrl, migrateUrl } = await place();
    const options = { databaseUrl, migrateUrl: withUser(migrateUrl, 'stranger'), dataDir: '' };
    await expect(openServing(options)).rejects.toThrow('correct MIGRATE_URL');
  });
});
