import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import type { BackendOptions } from '#mocks/mockPorts.ts';
import { hubOf } from '#server/events/hub.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, investor, type Person, staff } from '#tests/support/people.ts';
import type { Listener } from './listenTo.ts';

const opened: Backend[] = [];

/** Ends the streams of a test, so that none reads the tables of the next. */
export function closeStreams(): void {
  for (const { ports } of opened.splice(0)) hubOf(ports).close();
}

/** A server over the database, whose streams end with the test. */
export async function open(options: BackendOptions): Promise<Backend> {
  const backend = await startBackend(options);
  opened.push(backend);
  return backend;
}

/** Counts the reads that bring new events; others wait for a transaction of another test. */
export function countReads(db: Db): { db: Db; reads: () => number } {
  let reads = 0;
  const asked = new WeakSet<object>();
  const isRead = (node: RootOperationNode) =>
    node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('AS is_settled'));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isRead(node)) asked.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (asked.has(queryId) && result.rows.some(({ is_settled }) => is_settled)) reads += 1;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), reads: () => reads };
}

export async function setStage(db: Db, config: { rateLimitFactor?: number } = {}) {
  const backend = await open({ db, config });
  const grace = await staff(backend);
  await addWallet(backend, grace);
  const ada = await investor(backend);
  return { backend, grace, ada };
}

export const kindsOf = async (listener: Listener, count: number): Promise<string[]> => {
  const kinds: string[] = [];
  for (let read = 0; read < count; read += 1) kinds.push((await listener.next())?.event ?? 'end');
  return kinds;
};

export const decline = (backend: Backend, { token }: Person, depositId: string) =>
  callApi(backend, calls.deposits.decline, {
    token,
    params: { depositId },
    body: { reason: 'The proof is of another transaction.' },
  });

export const eventOf = (id: string, userId?: string) =>
  ({ kind: 'deposit.made', subject: { kind: 'deposit', id }, ...(userId && { userId }) }) as const;

export const made = (backend: Backend, id: string, userId?: string) =>
  backend.db
    .transaction()
    .execute((trx) => recordEvent(trx, eventOf(id, userId), backend.clock.now()));
