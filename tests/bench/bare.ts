import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { Client } from 'pg';
import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { connections } from './load.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs the app in this process and records its SQL statements. */
export async function openRecording(db: Db) {
  let statements: Statement[] = [];
  const compiled = new WeakMap<object, Statement>();
  const recording: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId);
      compiled.set(queryId, { text: sql, values: [...parameters] });
      return node;
    },
    // Subqueries pass transformQuery too; only a statement that is sent has a result.
    transformResult: async ({ result, queryId }) => {
      const sent = compiled.get(queryId);
      if (sent) statements.push(sent);
      return result;
    },
  };
  const clock = { now: () => new Date(), advance: () => {} };
  const backend = await startBackend({ db: db.withPlugin(recording), clock });
  const record = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    statements = [];
    await work();
    return statements;
  };
  return { backend, record };
}

/** Returns a function that sends a GET request and returns its SQL statements. */
export async function openRecorder(db: Db, token: string) {
  const { backend, record } = await openRecording(db);
  const headers = { Authorization: `Bearer ${token}` };
  return (path: string): Promise<Statement[]> =>
    record(async () => {
      const request = new Request(`http://localhost${path}`, { headers });
      await (await backend.app.fetch(request, { address: '127.0.0.1' })).text();
    });
}

interface Explained {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** The PostgreSQL driver without the server, with one connection per client. */
export async function openBare(databaseUrl: string) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
      await client.connect();
      return client;
    }),
  );
  return {
    run: async (client: number, statements: readonly Statement[]): Promise<void> => {
      for (const { text, values } of statements) await clients[client]?.query(text, values);
    },
    runInTransaction: async (client: number, statements: readonly Statement[]): Promise<void> => {
      await clients[client]?.query('BEGIN');
      for (const { text, values } of statements) await clients[client]?.query(text, values);
      await clients[client]?.query('COMMIT');
    },
    /** The pages of 8 kB that PostgreSQL reads for these statements, from memory or disk. */
    pagesRead: async (statements: readonly Statement[]): Promise<number> => {
      let pages = 0;
      for (const { text, values } of statements) {
        const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`;
        const result = await clients[0]?.query<{ 'QUERY PLAN': Explained[] }>(explain, values);
        const plan = result?.rows[0]?.['QUERY PLAN'][0]?.Plan;
        pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
      }
      return pages;
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
