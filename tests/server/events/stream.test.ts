import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { hubOf } from '#server/events/hub.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import { type Listener, listenTo } from '#tests/server/events/listenTo.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, deposit, fund, investor, staff } from '#tests/support/people.ts';
import { closeStreams, countReads, decline, kindsOf, made, open, setStage } from './stage.ts';

afterEach(closeStreams);

describeOnEngines('the stream of events', (engine) => {
  test('sends everything to staff, and to an investor only their own', async () => {
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

  test('has each step of a withdrawal, an adjustment and a review', async () => {
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
    // A renewed review changes nothing.
    const reviews = ['review.changed', 'review.changed'];
    expect(await kindsOf(staffs, 6)).toEqual(['withdrawal.requested', ...reviews, ...outcomes]);
  });

  test('has an assignment, once for each deposit that it changes', async () => {
    const { backend, grace, ada } = await setStage(engine().db);
    const ids = [await deposit(backend, ada), await deposit(backend, ada)];
    const { token } = grace;
    const assign = (assignee: string) =>
      callApi(backend, calls.deposits.assign, { token, body: { ids: ids.join(), assignee } });
    const staffs = await listenTo(backend, token);
    await assign(grace.user._id);
    await assign(grace.user._id);
    const heard = [await staffs.next(), await staffs.next()].map((event) => event?.data);
    const changed = ids.map((_id) => ({ kind: 'review.changed', _id }));
    expect(heard).toHaveLength(2);
    expect(heard).toEqual(expect.arrayContaining(changed));
    await assign('');
    expect(await kindsOf(staffs, 2)).toEqual(['review.changed', 'review.changed']);
    await decline(backend, grace, ids[0] ?? '');
    expect(await kindsOf(staffs, 1)).toEqual(['deposit.decided']);
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

  test.each([
    [4_000, 'deposit.made'],
    [5_001, undefined],
  ])('looks through %i events of others at most', async (others, kind) => {
    const { backend, ada } = await setStage(engine().db);
    const before = await listenTo(backend, ada.token);
    await deposit(backend, ada);
    const last = await before.next();
    await before.leave();
    await sql`INSERT INTO events (at, audience, user_id, kind, subject_kind, subject_id)
      SELECT ${backend.clock.now()}, 'user', gen_random_uuid(), 'deposit.made', 'deposit',
        gen_random_uuid()
      FROM generate_series(1, ${others}::int)`.execute(backend.db);
    await deposit(backend, ada);
    const first = await (await listenTo(backend, ada.token, last?.id)).next();
    expect(first?.data?.kind).toBe(kind);
    expect(first?.event).toBe(kind ?? 'reset');
  });

  test('sends reset after seven days, when the event is deleted', async () => {
    const { backend } = await setStage(engine().db);
    const eve = await investor(backend, 'eve');
    const before = await listenTo(backend, eve.token);
    await deposit(backend, eve);
    const last = await before.next();
    await deleteExpired(backend.db, new Date(backend.clock.now().getTime() + 7 * 86_400_000 - 1));
    expect(await backend.db.selectFrom('events').select('id').execute()).not.toEqual([]);
    await deleteExpired(backend.db, new Date(backend.clock.now().getTime() + 7 * 86_400_000));
    const sessions = await open({ db: engine().db, clock: backend.clock });
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

  test('reads for all readers at once, and forgets each that leaves', async () => {
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
    expect(reads() - before).toBeLessThan(count);
    await Promise.all(listeners.map((listener) => listener.leave()));
    expect(hubOf(backend.ports).readerCount()).toBe(0);
  });
});
