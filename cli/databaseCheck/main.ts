import { sql } from 'kysely';
import { connectPostgres } from '#server/adapters/postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { superuserName } from '#server/runtime/database.ts';
import type { Check } from './check.ts';
import { guardChecks } from './guards.ts';
import { raceChecks } from './races.ts';
import { createSampleLedger } from './sampleLedger.ts';
import { servingRoleError } from './servingRole.ts';
import { settingChecks } from './settingChecks.ts';
import { isStandby, standbyLines } from './standbyLines.ts';

const usage =
  'npm run check:database -- postgres://owner:password@host:5432/database [DATABASE_URL of the server]';

const noServingRole =
  'a server that connects as this role can disable its own guards: set MIGRATE_URL, and give another role second.';

const standbyNamed = 'This is a standby, which takes no writes: name its primary, or all hosts.';

/** An engine that only speaks like PostgreSQL may have no timeline. */
const notShown = (error: unknown) => [
  `info     timeline and standbys are not shown: ${error instanceof Error ? error.message : error}`,
];

const remedy = 'create one that owns only this database, and connect as that.';

async function main(): Promise<void> {
  const [url, servingUrl, ...more] = process.argv.slice(2);
  if (!url || more.length > 0) throw new Error(`Name one database: ${usage}`);
  // The checks use a temporary schema and do not touch other data.
  const schema = `plainvest_check_${crypto.randomUUID().replaceAll('-', '')}`;
  const engine = await connectPostgres<Tables>(url, { schema, maxConnections: 4 });
  const { db, close } = engine;
  try {
    if (await isStandby(db).catch(() => false)) throw new Error(standbyNamed);
    const superuser = await superuserName(engine);
    if (superuser) console.info(`warning  the role ${superuser} is a superuser: ${remedy}`);
    if (!superuser && !servingUrl) console.info(`warning  ${noServingRole}`);
    await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(db);
    try {
      await migrate(db, new Date());
      console.info('ok       the version is 15 or newer and takes the schema');
      const roleError = servingUrl && (await servingRoleError(url, servingUrl));
      if (roleError) console.info(`refused  the role of the server: ${roleError}`);
      else if (servingUrl) console.info('ok       the role of the server owns nothing');
      for (const line of await standbyLines(db).catch(notShown)) console.info(line);
      // Under another isolation level the rules refuse the rows of the other checks.
      const unset = (await runAll(settingChecks, { db })) + (roleError ? 1 : 0);
      if (unset > 0) throw new Error(`The money rules do not hold here: ${unset} refused.`);
      const refused = await runAll([...guardChecks, ...raceChecks], await createSampleLedger(db));
      if (refused > 0) throw new Error(`The money rules do not hold here: ${refused} refused.`);
      console.info('All money rules hold on this engine.');
    } finally {
      await sql`DROP SCHEMA ${sql.id(schema)} CASCADE`.execute(db);
    }
  } finally {
    await close();
  }
}

async function runAll<Tried>(checks: readonly Check<Tried>[], tried: Tried): Promise<number> {
  let refused = 0;
  for (const check of checks) {
    const message = await verifySafely(check, tried);
    if (message) refused += 1;
    console.info(message ? `refused  ${check.name}: ${message}` : `ok       ${check.name}`);
  }
  return refused;
}

async function verifySafely<Tried>(
  { verify }: Check<Tried>,
  tried: Tried,
): Promise<string | undefined> {
  try {
    return await verify(tried);
  } catch (error) {
    return `It could not be tried (${error instanceof Error ? error.message : String(error)}).`;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
