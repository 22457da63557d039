import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, Pool, types } from 'pg';
import type { Engine } from '#server/platform/db/engine.ts';
import { arrayElementOids, parsers, type ValueParser } from '#server/platform/db/parsers.ts';
import { connectError, type UrlSetting } from './connectError.ts';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';
import { postgresNudges } from './postgresNudges.ts';
import { preparedClient } from './preparedClient.ts';

export interface PostgresOptions {
  readonly maxConnections?: number;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  readonly schema?: string;
  /** The variable that errors name. */
  readonly setting?: UrlSetting;
  readonly onDisconnect?: (error: Error) => void;
}

const oldestMajor = 15;

const textArrayOid: number = 1009;

// Arrays are read as text first, because pg would parse a numeric[] as floats.
function parseArray(text: string, parseElement: ValueParser): unknown {
  const parse = (element: unknown): unknown => {
    if (Array.isArray(element)) return element.map(parse);
    return typeof element === 'string' ? parseElement(element) : element;
  };
  return parse(types.getTypeParser(textArrayOid)(text));
}

const getTypeParser: typeof types.getTypeParser = (oid, format) => {
  const parse = parsers[oid];
  const parseElement = parsers[arrayElementOids[oid] ?? 0];
  if (format === 'binary') return types.getTypeParser(oid, format);
  if (parse) return parse;
  if (parseElement) return (text: string) => parseArray(text, parseElement);
  return types.getTypeParser(oid, format);
};

function reportDisconnect(error: Error): void {
  console.error(
    `PostgreSQL ended an idle connection (${error.message}); the next query opens another.`,
  );
}

// Connects once before the pool, whose queue would hide the cause of a failure.
async function probe(config: LimitedConfig, setting: UrlSetting): Promise<void> {
  let client: Client | undefined;
  let major = 0;
  try {
    client = new LimitedClient(config);
    client.on('error', () => {}); // The current call rejects with the same error.
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw connectError(error, client, setting);
  } finally {
    await client?.end();
  }
  if (!(major >= oldestMajor)) {
    throw new Error(
      `PostgreSQL ${major} is too old: point ${setting} at version ${oldestMajor} or newer.`,
    );
  }
}

/** The user of DATABASE_URL, by the rules of the driver. Errors: it is not an address. */
export function userOf(url: string): string {
  try {
    return new Client({ connectionString: url }).user ?? '';
  } catch (error) {
    throw connectError(error, undefined, 'DATABASE_URL');
  }
}

/**
 * Throws an Error without the password when the server cannot be reached or is older than 15. After
 * an outage or a timeout only the affected queries reject; later ones get new connections.
 */
export async function connectPostgres<Tables>(
  url: string,
  options: PostgresOptions = {},
): Promise<Engine<Tables>> {
  const { maxConnections = 10, connectTimeoutMs = 5_000, statementTimeoutMs = 7_000 } = options;
  const config: LimitedConfig = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    answerTimeoutMs: statementTimeoutMs,
    application_name: 'plainvest',
    keepAlive: true,
    types: { getTypeParser },
  };
  await probe(config, options.setting ?? 'DATABASE_URL');

  // Set by SQL, because poolers such as PgBouncer reject start-up parameters. Compiling the plan of a
  // statement of some milliseconds would take many times as long as running it.
  const prepareSession = async (client: ClientBase): Promise<void> => {
    // Without a listener, a connection lost in a transaction would end the process.
    client.on('error', () => {});
    await client.query(
      `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false),
              set_config('statement_timeout', $1, false), set_config('jit', 'off', false),
              set_config('idle_in_transaction_session_timeout', '60s', false)`,
      [String(statementTimeoutMs)],
    );
    if (options.schema) {
      await client.query(`select set_config('search_path', $1, false)`, [options.schema]);
    }
  };
  const pool = new Pool({
    ...config,
    Client: preparedClient(),
    max: maxConnections,
    onConnect: prepareSession,
  });
  pool.on('error', options.onDisconnect ?? reportDisconnect);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const connections = () => {
    const { totalCount, idleCount: idle, waitingCount: queued } = pool;
    return { busy: totalCount - idle, idle, queued };
  };
  const nudges = postgresNudges({
    connect: async () => {
      const client = new LimitedClient(config);
      await client.connect();
      return client;
    },
    query: (text, values) => pool.query(text, values),
  });
  const close = async () => {
    await nudges.close();
    await closeOnce(db, pool);
  };
  return { name: 'PostgreSQL', db, connections, nudges, close };
}

// Kysely ends the pool only after a query has started it.
async function closeOnce<Tables>(db: Kysely<Tables>, pool: Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}
