import type { Client } from 'pg';
import { localNudges, type Nudges } from '#server/platform/db/nudges.ts';

const channel = 'plainvest_events';
const tellEveryMs = 200;
const retryFirstMs = 1_000;
const retryMaxMs = 15_000;

interface Connections {
  /** A new connection that is not of the pool. */
  connect: () => Promise<Client>;
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

/** `close` before the pool ends. */
export interface PostgresNudges extends Nudges {
  close(): Promise<void>;
}

/**
 * Wakes other processes by NOTIFY, at most five times a second: each one makes commits queue. A lost
 * one costs time only, because readers also poll.
 */
export function postgresNudges({ connect, query }: Connections): PostgresNudges {
  const here = localNudges();
  const sender = crypto.randomUUID();
  const timers: { tell?: NodeJS.Timeout | undefined; retry?: NodeJS.Timeout | undefined } = {};
  let isDue = false;
  let listeners = 0;
  let client: Promise<Client | undefined> | undefined;

  const notify = () => {
    isDue = false;
    // The next commit or the poll of the readers repeats a word that was lost.
    query('select pg_notify($1, $2)', [channel, sender]).catch(() => {});
    timers.tell = setTimeout(() => {
      timers.tell = undefined;
      if (isDue) notify();
    }, tellEveryMs);
  };
  const open = async (waitMs: number): Promise<Client | undefined> => {
    const again = () => {
      if (listeners === 0 || timers.retry) return;
      timers.retry = setTimeout(() => {
        timers.retry = undefined;
        client = open(Math.min(2 * waitMs, retryMaxMs));
      }, waitMs);
    };
    try {
      const opened = await connect();
      opened.on('error', () => {});
      opened.on('end', again);
      opened.on('notification', ({ payload }) => {
        if (payload !== sender) here.tell();
      });
      await opened.query(`listen ${channel}`);
      // A notification may have come while no connection listened.
      here.tell();
      return opened;
    } catch {
      again();
      return undefined;
    }
  };
  const close = async () => {
    const closing = client;
    client = undefined;
    clearTimeout(timers.retry);
    timers.retry = undefined;
    await (await closing)?.end();
  };
  return {
    tell() {
      here.tell();
      isDue = true;
      if (!timers.tell) notify();
    },
    listen(wake) {
      const leave = here.listen(wake);
      listeners += 1;
      client ??= open(retryFirstMs);
      return () => {
        leave();
        listeners -= 1;
        if (listeners === 0) void close();
      };
    },
    async close() {
      clearTimeout(timers.tell);
      listeners = 0;
      await close();
    },
  };
}
