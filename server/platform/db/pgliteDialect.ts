import type { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { byteaOid, formatBytea, parsers } from './parsers.ts';

/** A fair mutex: whoever asked first enters first; the answer is the function that leaves. */
function takeTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let leave = () => {};
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };
}

/**
 * A Kysely dialect over one PGlite instance, in Node or in a browser. PGlite is one connection, so
 * Kysely's own PostgreSQL driver gets a pool of one whose callers enter in the order they asked.
 * The instance stays its owner's to close; destroying the Kysely only waits for calls under way.
 */
export function pgliteDialect(pglite: PGlite): PostgresDialect {
  Object.assign(pglite.parsers, parsers);
  pglite.serializers[byteaOid] = formatBytea;
  const nextTurn = takeTurns();

  // Without parameters pg lets one text hold many statements, as a migration does: so do we.
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
        const release = await nextTurn();
        return { query: query as PostgresPoolClient['query'], release };
      },
      end: async () => (await nextTurn())(),
    },
  });
}
