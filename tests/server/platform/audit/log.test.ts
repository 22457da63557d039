import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { investor, signIn, staff } from '#tests/support/people.ts';

/** With the guards disabled, as an attacker with access to the database would. */
const forge = (db: Db, change: (connection: Db) => Promise<unknown>) =>
  db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection);
    await change(connection);
    await sql`SET session_replication_role = origin`.execute(connection);
  });

const actions = { user: 'user.close', deposit: 'deposit.confirm' } as const;

describeOnEngines('the audit log', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const write = async (lines: number, kind: 'user' | 'deposit' = 'user', by = grace.user._id) => {
      const targets: string[] = [];
      for (let line = 0; line < lines; line += 1) {
        const target = { kind, id: crypto.randomUUID() };
        const deed = { at: backend.clock.now(), actorId: by, action: actions[kind], target };
        await backend.db.transaction().execute((trx) => appendAudit(trx, deed));
        targets.push(target.id);
      }
      return targets;
    };
    const verify = async () =>
      (await callApi(backend, calls.audit.verify, { token: grace.token })).reply.data;
    // Days pass in these tests, which no session outlives.
    const list = async (filter: object, rest = {}) =>
      callApi(backend, calls.audit.list, {
        token: (await signIn(backend, 'grace', staffPassword)).token,
        query: { filter, ...rest } as never,
      });
    const seqs = async (filter: object, rest = {}) =>
      (await list(filter, rest)).reply.data.map(({ seq }) => seq);
    return { backend, grace, write, verify, list, seqs };
  }

  test('is intact when it is empty, and up to its last line', async () => {
    const { backend, write, verify } = await start();
    const at = backend.clock.now().toISOString();
    const intact = { intact: true, brokenAt: null, checkedAt: at };
    expect(await verify()).toEqual({ ...intact, upTo: null });
    await write(3);
    expect(await verify()).toEqual({ ...intact, upTo: { seq: 3, at } });
  });

  test.each([
    ['details', sql`UPDATE audit_log SET details = '{"amount":"1"}' WHERE seq = 3`, 3, 2],
    ['actor', sql`UPDATE audit_log SET actor_id = target_id WHERE seq = 3`, 3, 2],
    ['time', sql`UPDATE audit_log SET at = at - interval '1 ms' WHERE seq = 1`, 1, 0],
    ['hash', sql`UPDATE audit_log SET hash = sha256('x') WHERE seq = 3`, 3, 2],
    [
      'an own hash',
      sql`UPDATE audit_log a SET action = 'x', hash = audit_hash(
      (a.seq, a.id, a.at, a.actor_id, 'x', a.target_kind, a.target_id, a.details, a.previous_hash,
        a.hash, a.about)::audit_log) WHERE seq = 3`,
      4,
      3,
    ],
    ['a line taken out', sql`DELETE FROM audit_log WHERE seq = 3`, 4, 2],
    ['the first line', sql`DELETE FROM audit_log WHERE seq = 1`, 2, 0],
  ])('a change of %s shows where it happened', async (_what, change, brokenAt, upTo) => {
    const { backend, write, verify } = await start();
    await write(5);
    await forge(backend.db, (connection) => change.execute(connection));
    const verdict = await verify();
    expect([verdict.intact, verdict.brokenAt?.seq]).toEqual([false, brokenAt]);
    expect(verdict.upTo?.seq ?? 0).toBe(upTo);
  });

  test('is followed over the edge of a page', async () => {
    const { backend, grace, verify } = await start();
    await sql`INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
      SELECT gen_random_uuid(), ${backend.clock.now()}, ${grace.user._id}, 'user.test', 'user',
        gen_random_uuid(), '{}' FROM generate_series(1, 2000)`.execute(backend.db);
    expect(await verify()).toMatchObject({ intact: true, upTo: { seq: 2000 } });
    await forge(backend.db, (connection) =>
      sql`UPDATE audit_log SET previous_hash = sha256('x') WHERE seq = 1001`.execute(connection),
    );
    expect(await verify()).toMatchObject({
      intact: false,
      upTo: { seq: 1000 },
      brokenAt: { seq: 1001 },
    });
  });

  test('is filtered by actor, action, target and date', async () => {
    const { backend, write, seqs } = await start();
    // Line 1 is his invitation.
    const alan = await staff(backend, 'alan');
    const [target] = await write(1);
    await write(1, 'deposit', alan.user._id);
    backend.clock.advance(dayMs);
    await write(2, 'deposit');
    expect(await seqs({ actorId: alan.user._id })).toEqual([3]);
    expect(await seqs({ action: 'deposit.confirm' })).toEqual([5, 4, 3]);
    expect(await seqs({ targetKind: 'user' })).toEqual([2, 1]);
    expect(await seqs({ targetId: target })).toEqual([2]);
    expect(await seqs({ from: '2026-03-03' })).toEqual([5, 4]);
    expect(await seqs({ to: '2026-03-02' })).toEqual([3, 2, 1]);
    expect(await seqs({ from: '2026-03-02', to: '2026-03-03', action: 'deposit.confirm' })).toEqual(
      [5, 4, 3],
    );
    expect(await seqs({ to: '2026-03-02T09:00:00.000Z' })).toEqual([3, 2, 1]);
    expect(await seqs({ to: '2026-03-02T08:59:59.999Z' })).toEqual([]);
    expect(await seqs({}, { sort: ['seq', 'ASC'] })).toEqual([1, 2, 3, 4, 5]);
  });

  test('pages by cursor without gaps or repeats, by number and by date', async () => {
    const { write, list, seqs } = await start();
    await write(5);
    for (const filter of [{}, { from: '2026-03-02' }]) {
      const first = await list(filter, { range: [0, 1] });
      const after = first.headers.get('X-Next-Cursor');
      expect(first.headers.get('Content-Range')).toBe('items 0-1/5');
      expect(await seqs(filter, { range: [2, 3], after })).toEqual([3, 2]);
    }
  });

  test('is only for staff', async () => {
    const { backend } = await start();
    const { token } = await investor(backend);
    expect((await callApi(backend, calls.audit.verify, { token })).status).toBe(403);
  });

  test.each([
    { target: 'x' },
    { targetKind: 'house' },
    { from: 'yesterday' },
    { from: '2026-13-01' },
  ])('a filter %o that is not offered is 400', async (filter) => {
    const { list } = await start();
    expect((await list(filter)).status).toBe(400);
  });
});
