import type { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { byteaOid, formatBytea, parsers } from './parsers.ts';

/** Callers enter in order; each gets the function that releases the mutex. */
function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const previous = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    return release;
  };
}

/** PGlite is one connection. Destroying the Kysely leaves the instance open. */
export function pgliteDialect(pglite: PGlite): PostgresDialect {
  Object.assign(pglite.parsers, parsers);
  pglite.serializers[byteaOid] = formatBytea;
  const acquire = createMutex();

  // As in pg, a text without parameters may hold many statements: a migration does.
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const result =
      parameters.length > 0
        ? await pglite.query(sql, [...parameters])
        : (await pglite.exec(sql)).at(-1);
    const { rows = [], command = '', rowCount = rows.length } = result ?? {};
    return { rows, command, rowCount } as PostgresQueryResult<unknown>;
  };

  return new PostgresDialect({
    pool: {
      connect: async () => {
        const release = await acquire();
        return { query: query as PostgresPoolClient['query'], release };
      },
      end: async () => (await acquire())(),
    },
  });
}
