import type { Client } from 'pg';

export interface Pinger {
  /** Errors: the database did not answer in time. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Uses its own connection: a pool that is in use must not look like a database that is lost. */
export function pinger(connect: () => Promise<Client>): Pinger {
  let client: Promise<Client> | undefined;
  const drop = async () => {
    const last = client;
    client = undefined;
    const opened = await last?.catch(() => undefined);
    // A host that hangs does not answer the end of a connection either.
    opened?.end().catch(() => {});
  };
  return {
    async ping() {
      client ??= connect();
      try {
        await (await client).query('select 1');
      } catch (error) {
        await drop();
        throw error;
      }
    },
    close: drop,
  };
}
