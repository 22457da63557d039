import type { Db } from '#server/platform/db/tables.ts';

/** The investor of a document, and their address line by line. */
export async function readHolder(
  db: Db,
  userId: string,
): Promise<{ fullName: string; userName: string; address: string[] }> {
  const row = await db
    .selectFrom('users')
    .select(['full_name', 'user_name', 'address', 'postal_code', 'country'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const lines = [row.address, row.postal_code, row.country];
  return {
    fullName: row.full_name,
    userName: row.user_name,
    address: lines.filter((line) => line !== null),
  };
}
