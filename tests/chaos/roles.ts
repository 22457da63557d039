import { sql } from 'kysely';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { PrivatePostgres } from '#tests/support/database/privatePostgres.ts';

/** Makes the database and the two roles of the operator's page: their addresses. */
export async function rolesOf({ url }: Pick<PrivatePostgres, 'url'>) {
  const { db, close } = await connectPostgres(url, { maxConnections: 1 });
  const roles = { plainvest: 'owner-of-tables', plainvest_app: 'owner-of-nothing' };
  try {
    for (const [name, password] of Object.entries(roles)) {
      await sql.raw(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`).execute(db);
    }
    await sql`CREATE DATABASE plainvest OWNER plainvest`.execute(db);
  } finally {
    await close();
  }
  const as = (name: keyof typeof roles) => {
    const address = new URL(url);
    address.username = name;
    address.password = roles[name];
    address.pathname = '/plainvest';
    return address.href;
  };
  return { owner: as('plainvest'), serving: as('plainvest_app') };
}
