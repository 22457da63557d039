import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { streamsPerUser } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { hubOf } from '#server/events/hub.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  describeOnEngines,
  describeOnOneEngine,
  emptyTables,
  quickestEngine,
  sharedEngine,
} from '#tests/support/engines.ts';
import { type Listener, listenTo } from '#tests/support/events.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  type Person,
  staff,
} from '#tests/support/people.ts';

const opened: Backend[] = [];

/** Ends the streams of a test, so that none reads the tables of the next. */
afterEach(() => {
  for (const { ports } of opened.splice(0)) hubOf(ports).close();
});

/** Counts the reads of new events. */
function countReads(db: Db): { db: Db; reads: () => number } {
  let reads = 0;
  const isRead = (node: RootOperationNode) =>
    node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('AS is_settled'));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isRead(node)) reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), reads: () => reads };
}

async function setStage(db: Db, config: { rateLimitFactor?: number } = {}) {
  const backend = await startBackend({ db, config });
  opened.push(backend);
  const grace = await staff(backend);
  await addWallet(backend, grace);
  const ada = await investor(backend);
  return { backend, grace, ada };
}

const kindsOf = async (listener: Listener, count: number): Promise<string[]> => {
  const kinds: string[] = [];
  for (let read = 0; read < count; read += 1) kinds.push((await listener.next())?.event ?? 'end');
  return kinds;
};

const decline = (backend: Backend, { token }: Person, depositId: string) =>
  callApi(backend, calls.deposits.decline, {
    token,
    params: { depositId },
    body: { reason: 'The proof is of another transaction.' },
  });

const eventOf = (id: string, userId?: string) =>
  ({ kind: 'deposit.made', subject: { kind: 'deposit', id }, ...(userId && { userId }) }) as const;

const made = (backend: Backend, id: string, userId?: string) =>
  backend.db
    .transaction()
    .execute((trx) => recordEvent(trx, eventOf(id, userId), backend.clock.now()));

describeOnEngines('the stream of events', (engine) => {
  test('tells staff of everything, and an investor only of what is theirs', async () => {
    const { backend, grace, ada } = await setStage(engine().db);
    const eve = await investor(backend, 'eve');
    const [staffs, adas, eves] = await Promise.all(
      [grace, ada, eve].map(({ token }) => listenTo(backend, token)),
    );
    const first = await deposit(backend, ada);
    const second = await deposit(backend, eve);
    await decline(backend, grace, first);
    expect(await adas?.next()).toMatchObject({ data: { kind: 'deposit.made', _id: first } });
    expect(await adas?.next()).toMatchObject({ data: { kind: 'deposit.decided', _id: first } });
    expect(await eves?.next()).toMatchObject({ data: { kind: 'deposit.made', _id: second } });
    expect(await kindsOf(staffs as Listener, 3)).toEqual([
      'deposit.made',
      'deposit.made',
      'deposit.decided',
    ]);
  });

  test('tells of each step of a withdrawal, an adjustment and a review', async () => {
    const { backend, grace, ada } = await setStage(engine().db);
    await fund(backend, ada, grace);
    const staffs = await listenTo(backend, grace.token);
    const adas = await listenTo(backend, ada.token);
    const { token } = grace;
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    const own = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    const id = own.reply.data[0]?._id ?? '';
    await callApi(backend, calls.reviews.start, { token, params: { id }, body: {} });
    await callApi(backend, calls.reviews.start, { token, params: { id }, body: {} });
    await callApi(backend, calls.reviews.release, { token, params: { id } });
    await callApi(backend, calls.withdrawals.approve, { token, params: { id } });
    const reason = { reason: 'The address was reported as lost.' };
    await callApi(backend, calls.withdrawals.decline, { token, params: { id }, body: reason });
    await callApi(backend, calls.users.adjust, {
      token,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '5', reason: 'A courtesy of the house.' },
    });
    const outcomes = ['withdrawal.approved', 'withdrawal.declined', 'adjustment.made'];
    expect(await kindsOf(adas, 4)).toEqual(['withdrawal.requested', ...outcomes]);
    // A renewed review is no news.
    const reviews = ['review.changed', 'review.changed'];
    expect(await kindsOf(staffs, 6)).toEqual(['withdrawal.requested', ...reviews, ...outcomes]);
  });

  test('goes on behind the last event that was read', async () => {
    const { backend, ada } = await setStage(engine().db);
    const before = await listenTo(backend, ada.token);
    await deposit(backend, ada);
    const last = await before.next();
    await before.leave();
    const missed = await deposit(backend, ada);
    const after = await listenTo(backend, ada.token, last?.id);
    expect(await after.next()).toMatchObject({ data: { kind: 'deposit.made', _id: missed } });
    const next = await deposit(backend, ada);
    expect(await after.next()).toMatchObject({ data: { kind: 'deposit.made', _id: next } });
  });

  test.each(['1-1', 'yesterday', '99999999999999999999-1'])(
    'sends reset where it cannot go on (%s)',
    async (lastEventId) => {
      const { backend, ada } = await setStage(engine().db);
      const listener = await listenTo(backend, ada.token, lastEventId);
      expect(await listener.next()).toMatchObject({ event: 'reset', id: undefined });
      const id = await deposit(backend, ada);
      expect(await listener.next()).toMatchObject({ data: { kind: 'deposit.made', _id: id } });
    },
  );

  test('sends reset after seven days, when the event is deleted', async () => {
    const { backend } = await setStage(engine().db);
    const eve = await investor(backend, 'eve');
    const before = await listenTo(backend, eve.token);
    await deposit(backend, eve);
    const last = await before.next();
    await deleteExpired(backend.db, new Date(backend.clock.now().getTime() + 7 * 86_400_000 - 1));
    expect(await backend.db.selectFrom('events').select('id').execute()).not.toEqual([]);
    await deleteExpired(backend.db, new Date(backend.clock.now().getTime() + 7 * 86_400_000));
    const sessions = await startBackend({ db: engine().db, clock: backend.clock });
    opened.push(sessions);
    const back = await investor(sessions, 'ben');
    const after = await listenTo(sessions, back.token, last?.id);
    expect(await after.next()).toMatchObject({ event: 'reset' });
  });

  test('does not extend the session and ends with it', async () => {
    const { backend, grace, ada } = await setStage(engine().db);
    const seen = () =>
      backend.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', ada.user._id)
        .executeTakeFirstOrThrow();
    const before = await seen();
    backend.clock.advance(5 * 60_000);
    const listener = await listenTo(backend, ada.token);
    expect(await seen()).toEqual(before);
    await callApi(backend, calls.auth.signOut, { token: ada.token });
    // Not even the event that ends it is sent.
    await made(backend, crypto.randomUUID(), ada.user._id);
    backend.ports.nudges.tell();
    expect(await listener.next()).toBeUndefined();
    expect((await listenTo(backend, ada.token)).status).toBe(401);
    expect(grace.token).not.toBe('');
    expect(hubOf(backend.ports).readerCount()).toBe(0);
  });

  test('ends when its user is no longer staff', async () => {
    const { backend, grace } = await setStage(engine().db);
    const alan = await staff(backend, 'alan');
    const listener = await listenTo(backend, alan.token);
    const { status } = await callApi(backend, calls.staff.setRole, {
      token: grace.token,
      params: { id: alan.user._id },
      body: { role: 'user' },
    });
    expect(status).toBe(200);
    await made(backend, crypto.randomUUID());
    backend.ports.nudges.tell();
    expect(await listener.next()).toBeUndefined();
  });

  test('reads once for all readers, and forgets each that leaves', async () => {
    const { db, reads } = countReads(engine().db);
    const { backend, ada } = await setStage(db);
    const count = Number(process.env.EVENT_READERS ?? 20);
    const listeners = await Promise.all(
      Array.from({ length: count }, () => listenTo(backend, ada.token)),
    );
    expect(hubOf(backend.ports).readerCount()).toBe(count);
    const before = reads();
    await made(backend, crypto.randomUUID(), ada.user._id);
    backend.ports.nudges.tell();
    const seen = await Promise.all(listeners.map((listener) => listener.next()));
    expect(new Set(seen.map((event) => event?.event))).toEqual(new Set(['deposit.made']));
    expect(reads() - before).toBe(1);
    await Promise.all(listeners.map((listener) => listener.leave()));
    expect(hubOf(backend.ports).readerCount()).toBe(0);
  });
});

describeOnOneEngine('a stream of events', (engine) => {
  test('is the fifth of its user: 429', async () => {
    const { backend, ada } = await setStage(engine().db, { rateLimitFactor: 1 });
    const open = () => listenTo(backend, ada.token);
    const listeners = await Promise.all(Array.from({ length: streamsPerUser }, open));
    expect((await open()).status).toBe(429);
    await listeners[0]?.leave();
    expect((await open()).status).toBe(200);
  });

  test('is not buffered or kept by a proxy, and has no end for a HEAD request', async () => {
    const { backend, ada } = await setStage(engine().db);
    const { headers } = await listenTo(backend, ada.token);
    expect(headers.get('Content-Type')).toBe('text/event-stream');
    expect(headers.get('X-Accel-Buffering')).toBe('no');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const request = new Request('http://localhost/backend/events', {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${ada.token}` },
    });
    await backend.app.fetch(request, { address: '127.0.0.1' });
    expect(hubOf(backend.ports).readerCount()).toBe(1);
  });

  test('ends when the server stops, which takes no others', async () => {
    const { backend, ada } = await setStage(engine().db);
    const listener = await listenTo(backend, ada.token);
    hubOf(backend.ports).close();
    expect(await listener.next()).toBeUndefined();
    expect((await listenTo(backend, ada.token)).status).toBe(503);
  });

  test('ends for a client that reads nothing, which goes on from its last event', async () => {
    const { backend, ada } = await setStage(engine().db);
    const listener = await listenTo(backend, ada.token);
    await backend.db.transaction().execute(async (trx) => {
      const event = eventOf(crypto.randomUUID(), ada.user._id);
      for (let count = 0; count < 300; count += 1) {
        await recordEvent(trx, event, backend.clock.now());
      }
    });
    backend.ports.nudges.tell();
    await vi.waitFor(() => expect(hubOf(backend.ports).readerCount()).toBe(0));
    let last = await listener.next();
    for (let next = last; next; next = await listener.next()) last = next;
    const after = await listenTo(backend, ada.token, last?.id);
    expect(await after.next()).toMatchObject({ event: 'deposit.made' });
  });
});

describe.runIf(quickestEngine === 'PostgreSQL')('an event of a slow transaction', () => {
  test('is not skipped by readers that have read a later id', async () => {
    const { db } = await sharedEngine('PostgreSQL');
    await emptyTables(db);
    const { backend, ada } = await setStage(db);
    const listener = await listenTo(backend, ada.token);
    const event = (id: string) => eventOf(id, ada.user._id);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const early = await db.startTransaction().execute();
    await sql`SELECT pg_current_xact_id()`.execute(early);
    const slow = await db.startTransaction().execute();
    // The lower id has the higher number of its transaction, and commits last.
    await recordEvent(slow, event(second), backend.clock.now());
    await recordEvent(early, event(first), backend.clock.now());
    await early.commit().execute();
    backend.ports.nudges.tell();
    expect(await listener.next()).toMatchObject({ data: { _id: first } });
    await slow.commit().execute();
    backend.ports.nudges.tell();
    expect(await listener.next()).toMatchObject({ data: { _id: second } });
  });
});
