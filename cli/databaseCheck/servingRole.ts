import { sql } from 'kysely';
import { connectPostgres, userOf } from '#server/adapters/postgres.ts';
import { differingRights } from '#server/platform/db/differingRights.ts';
import { listed } from '#server/platform/db/grantRights.ts';
import { roleErrors } from '#server/platform/db/roleErrors.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Whether the server would start with these two addresses; the first start sets the grants. */
export async function servingRoleError(
  ownerUrl: string,
  servingUrl: string,
): Promise<string | undefined> {
  const role = userOf(servingUrl);
  const { db, close } = await connectPostgres<Tables>(ownerUrl, { maxConnections: 1 });
  try {
    const errors = await roleErrors(db, role);
    if (errors.length > 0) return errors.join(' ');
    const { rows } = await sql<{ exists: boolean }>`
      SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`.execute(db);
    const differing = rows[0]?.exists ? await differingRights(db, role) : [];
    return differing.length > 0 ? listed(differing) : undefined;
  } finally {
    await close();
  }
}
