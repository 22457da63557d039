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

/** The role of PGlite that serves; the owner of the tables is the one that opens the files. */
export const embeddedRole = 'plainvest_app';

interface Session {
  acquire: ReturnType<typeof createMutex>;
  role: string | undefined;
}

const sessions = new WeakMap<PGlite, Session>();

function sessionOf(pglite: PGlite): Session {
  const session = sessions.get(pglite) ?? { acquire: createMutex(), role: undefined };
  sessions.set(pglite, session);
  return session;
}

/**
 * PGlite is one connection, which all dialects of an instance share in turn: each as its role, or
 * as the owner of the tables. Destroying the Kysely leaves the instance open.
 */
export function pgliteDialect(pglite: PGlite, role?: typeof embeddedRole): PostgresDialect {
  Object.assign(pglite.parsers, parsers);
  pglite.serializers[byteaOid] = formatBytea;
  const session = sessionOf(pglite);

  const assumeRole = async () => {
    if (session.role === role) return;
    await pglite.exec(role ? `SET ROLE ${role}` : 'RESET ROLE');
    session.role = role;
  };

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
        const release = await session.acquire();
        try {
          await assumeRole();
        } catch (error) {
          release();
          throw error;
        }
        return { query: query as PostgresPoolClient['query'], release };
      },
      end: async () => (await session.acquire())(),
    },
  });
}
