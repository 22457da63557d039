import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, Pool, types } from 'pg';
import type { Engine } from '#server/platform/db/engine.ts';
import { arrayElementOids, parsers, type ValueParser } from '#server/platform/db/parsers.ts';
import { connectError, type UrlSetting } from './connectError.ts';
import { LimitedClient, type LimitedConfig } from './limitedClient.ts';
import { pinger } from './pinger.ts';
import { postgresNudges } from './postgresNudges.ts';
import { preparedClient } from './preparedClient.ts';
import { addressesOf, PrimaryFinder, type PrimaryMemory } from './primary.ts';
import { PrimaryPool } from './primaryPool.ts';

export interface PostgresOptions {
  readonly maxConnections?: number;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** After it, the outcome of a COMMIT counts as unknown. */
  readonly commitTimeoutMs?: number;
  /** Of an address with several hosts. */
  readonly primaryMemory?: PrimaryMemory;
  readonly schema?: string;
  /** The variable that errors name. */
  readonly setting?: UrlSetting;
  readonly onDisconnect?: (error: Error) => void;
}

const oldestMajor = 15;

const defaultCommitTimeoutMs = 15_000;

// Readiness follows the database within two seconds.
const pingLimits = { connectionTimeoutMillis: 1_000, answerTimeoutMs: 700 };

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
    return new Client({ connectionString: addressesOf(url)[0] }).user ?? '';
  } catch (error) {
    throw connectError(error, undefined, 'DATABASE_URL');
  }
}

/**
 * Throws an Error without the password when the server cannot be reached or is older than 15. After
 * an outage or a timeout only the affected queries reject; later ones get new connections. With
 * several hosts it serves from the primary and follows a failover.
 */
export async function connectPostgres<Tables>(
  url: string,
  options: PostgresOptions = {},
): Promise<Engine<Tables>> {
  const { maxConnections = 10, connectTimeoutMs = 5_000, statementTimeoutMs = 7_000 } = options;
  let commitsUnknown = 0;
  const config: LimitedConfig = {
    connectionTimeoutMillis: connectTimeoutMs,
    answerTimeoutMs: statementTimeoutMs,
    commitTimeoutMs: options.commitTimeoutMs ?? defaultCommitTimeoutMs,
    onUnknownCommit: () => {
      commitsUnknown += 1;
      void pool.look();
    },
    application_name: 'plainvest',
    keepAlive: true,
    types: { getTypeParser },
  };
  const finder = new PrimaryFinder(addressesOf(url), config, options.primaryMemory);
  if (finder.hasSeveralHosts) await finder.find();
  await probe({ ...config, connectionString: finder.address }, options.setting ?? 'DATABASE_URL');

  const prepareSession = sessionOf(statementTimeoutMs, options.schema);
  const pool: PrimaryPool = new PrimaryPool(finder, (connectionString) => {
    const connections = new Pool({
      ...config,
      connectionString,
      Client: preparedClient(),
      max: maxConnections,
      onConnect: async (client: ClientBase) => {
        await prepareSession(client);
        if (finder.hasSeveralHosts) await finder.confirm(client);
      },
    });
    connections.on('error', options.onDisconnect ?? reportDisconnect);
    return connections;
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const connect = async (limits: LimitedConfig = {}) => {
    const client = new LimitedClient({ ...config, connectionString: finder.address, ...limits });
    client.on('error', () => {});
    await client.connect();
    if (finder.hasSeveralHosts) await finder.confirm(client);
    return client;
  };
  const nudges = postgresNudges({ connect, query: (text, values) => pool.query(text, values) });
  const pings = pinger(() => connect(pingLimits));
  const ping = async () => {
    try {
      await pings.ping();
    } catch (error) {
      void pool.look();
      throw error;
    }
  };
  const close = async () => {
    await Promise.all([nudges.close(), pings.close()]);
    await db.destroy();
    // Kysely ends the pool only after a query has started it.
    await pool.end();
  };
  const failovers = () => ({ primaryChanges: finder.changes, commitsUnknown });
  return { name: 'PostgreSQL', db, connections: () => pool.counts, failovers, nudges, ping, close };
}

/**
 * Set by SQL, because poolers such as PgBouncer reject start-up parameters. Compiling the plan of a
 * statement of some milliseconds would take many times as long as running it.
 */
function sessionOf(statementTimeoutMs: number, schema: string | undefined) {
  return async (client: ClientBase): Promise<void> => {
    // Without a listener, a connection lost in a transaction would end the process.
    client.on('error', () => {});
    await client.query(
      `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false),
              set_config('statement_timeout', $1, false), set_config('jit', 'off', false),
              set_config('idle_in_transaction_session_timeout', '60s', false)`,
      [String(statementTimeoutMs)],
    );
    if (schema) await client.query(`select set_config('search_path', $1, false)`, [schema]);
  };
}
