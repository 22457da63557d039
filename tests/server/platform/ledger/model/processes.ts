import { expect } from 'vitest';
import type { Db } from '#server/platform/db/tables.ts';
import { emptyTables } from '#tests/support/engines.ts';
import {
  grace as credentials,
  type Installation,
  startServer,
} from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';
import { type House, letPeopleIn } from './system.ts';

/** Two server processes on the one database of a place, which is emptied first; `db` looks at it. */
export async function openProcesses(
  { variables }: Installation,
  db: Db,
): Promise<{ house: House; close(): Promise<void> }> {
  await emptyTables(db);
  const start = () => startServer({ ...variables, ...credentials });
  const servers = await Promise.all([start(), start()]);
  const grace = await signIn(servers[0], credentials.ADMIN_USERNAME, credentials.ADMIN_PASSWORD);
  return {
    house: await letPeopleIn(db, servers, grace),
    close: async () => {
      const ends = servers.map(({ child }) => child.terminate());
      expect(await Promise.all(ends)).toEqual([0, 0]);
      expect(servers.flatMap(({ child }) => child.errors)).toEqual([]);
    },
  };
}
