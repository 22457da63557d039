import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { streamsPerUser } from '#contract/rateLimits.ts';
import { hubOf } from '#server/events/hub.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { listenTo } from '#tests/server/events/listenTo.ts';
import {
  describeOnOneEngine,
  emptyTables,
  quickestEngine,
  sharedEngine,
} from '#tests/support/engines.ts';
import { closeStreams, eventOf, setStage } from './stage.ts';

afterEach(closeStreams);

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
