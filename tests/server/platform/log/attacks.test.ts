import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { checkLog, damageOf } from '#server/platform/log/checkLog.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { deposit, fund, investor } from '#tests/support/people.ts';
import { auditorOf } from './auditor.ts';
import { minuteMs, startLog } from './startLog.ts';

describeOnEngines('an attack on the log', (engine) => {
  test('a change of an old line is seen by who holds an old head, and not signed', async () => {
    const { backend, grace, ada, auditor, nextHead } = await startLog(engine().db);
    await fund(backend, ada, grace);
    const held = await nextHead();
    const rewrite = sql`DO $$
      DECLARE line audit_log;
      BEGIN
        SET LOCAL session_replication_role = replica;
        UPDATE audit_log SET details = '{"cents": 1}' WHERE seq = 2;
        FOR line IN SELECT * FROM audit_log WHERE seq >= 2 ORDER BY seq LOOP
          UPDATE audit_log SET previous_hash = (SELECT hash FROM audit_log WHERE seq = line.seq - 1)
            WHERE seq = line.seq;
          UPDATE audit_log a SET hash = audit_hash(a) WHERE seq = line.seq;
        END LOOP;
        DELETE FROM log_nodes;
      END $$`;
    await rewrite.execute(backend.db);
    // The chain fits again, so that only the head that someone kept shows it.
    const { reply } = await callApi(backend, calls.audit.verify, { token: grace.token });
    expect(reply.data.intact).toBe(true);
    await deposit(backend, ada);
    await expect(nextHead()).rejects.toThrow('log not signed');
    expect(backend.ports.health.logProblem).toContain('someone changed the log');
    expect(await auditor.recomputed()).not.toEqual(held.root);
  });

  test('damage that the check of a day finds ends the signing until a later check finds none', async () => {
    const { backend, grace, ada, nextHead } = await startLog(engine().db);
    await fund(backend, ada, grace);
    await nextHead();
    const change = (sign: string) =>
      backend.db.transaction().execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx);
        await sql`UPDATE ledger_entries SET amount_cents = amount_cents ${sql.raw(sign)} 1`.execute(
          trx,
        );
      });
    await change('+');
    backend.ports.log = () => undefined;
    await backend.advance(2 * dayMs);
    await checkLog(backend.ports);
    await backend.advance(minuteMs);
    await keepLog(backend.ports);
    expect(backend.ports.health.logProblem).toMatch(/have no line in the log/);
    await change('-');
    await backend.advance(2 * dayMs);
    await checkLog(backend.ports);
    await backend.advance(minuteMs);
    await keepLog(backend.ports);
    expect(backend.ports.health.logProblem).toBeUndefined();
  });

  test('a head of more lines than there are is refused, so that the next one is signed', async () => {
    const { backend, grace, ada, nextHead } = await startLog(engine().db);
    await nextHead();
    const larger = sql`INSERT INTO log_heads (origin, size, root, note, made_at)
      SELECT origin, size + 1000000, root, note, made_at FROM log_heads`;
    await expect(larger.execute(backend.ports.db)).rejects.toMatchObject({ code: '23001' });
    await fund(backend, ada, grace);
    await nextHead();
  });

  test('a restored older backup is not signed; a new name goes on', async () => {
    const { backend, grace, ada, files, nextHead } = await startLog(engine().db);
    const { size } = await nextHead();
    await fund(backend, ada, grace);
    await nextHead();
    await sql`DO $$ BEGIN
      SET LOCAL session_replication_role = replica;
      DELETE FROM audit_log WHERE seq > ${sql.lit(size)};
      DELETE FROM log_heads WHERE size > ${sql.lit(size)};
      DELETE FROM log_nodes;
    END $$`.execute(backend.db);
    await expect(nextHead()).rejects.toThrow('log not signed');
    expect(backend.ports.health.logProblem).toContain('older backup');
    // As many lines as were signed, but other ones.
    await fund(backend, ada, grace, '700');
    await fund(backend, await investor(backend, 'eve'), grace);
    await appendQueued(backend.ports.db);
    backend.ports.health.logProblem = undefined;
    await expect(nextHead()).rejects.toThrow('log not signed');
    expect(backend.ports.health.logProblem).toContain('someone changed the log');
    expect(files.published).toHaveLength(2);

    const { logOrigin } = backend.ports.config;
    const { logKeeping } = backend.ports;
    const renamed = await startBackend({
      db: engine().db,
      clock: backend.clock,
      config: { logOrigin: `${logOrigin}/2` },
      ...(logKeeping && { logKeeping }),
    });
    await keepLog(renamed.ports);
    expect(renamed.ports.health.logProblem).toBeUndefined();
    expect((await auditorOf(renamed).checkpoint()).origin).toBe(`${logOrigin}/2`);
  });

  test('another key does not sign the same log', async () => {
    const { backend, nextHead, ada, files } = await startLog(engine().db);
    await nextHead();
    await deposit(backend, ada);
    const other = await startBackend({
      db: engine().db,
      clock: backend.clock,
      config: { logHeadMs: minuteMs },
      logKey: { publicKey: new Uint8Array(32).fill(1), sign: async () => new Uint8Array(64) },
    });
    await backend.advance(minuteMs);
    await expect(keepLog(other.ports)).rejects.toThrow('log not signed');
    expect(other.ports.health.logProblem).toContain('another key');
    expect(files.published).toHaveLength(1);
  });

  test('the daily check finds an entry without its line and a tree that does not fit', async () => {
    const { backend, grace, ada, nextHead } = await startLog(engine().db);
    await fund(backend, ada, grace);
    expect(await damageOf(backend.ports.db)).toEqual({ entries: 0, nodes: 0 });
    await nextHead();
    expect(await damageOf(backend.ports.db)).toEqual({ entries: 0, nodes: 0 });
    await sql`DO $$ BEGIN
      SET LOCAL session_replication_role = replica;
      UPDATE audit_log SET details = details || '{"cents": 1}', hash = sha256('x')
        WHERE action = 'entry.post';
      UPDATE audit_log SET hash = sha256('x') WHERE seq = 1;
    END $$`.execute(backend.db);
    expect(await damageOf(backend.ports.db)).toEqual({ entries: 1, nodes: 1 });
  });

  test('the program cannot write a line of the platform, nor change what is queued', async () => {
    const { backend, ada, grace } = await startLog(engine().db);
    await deposit(backend, ada);
    const { db } = backend.ports;
    const line = (actor: string | null) => sql`
      INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
      VALUES (gen_random_uuid(), ${backend.clock.now()}, ${actor}::uuid, 'entry.post', 'user',
        ${ada.user._id}, '{}')`;
    await line(grace.user._id).execute(db);
    await expect(line(null).execute(db)).rejects.toThrow('needs its actor');
    await expect(sql`DELETE FROM log_queue`.execute(db)).rejects.toThrow('permission denied');
    await expect(sql`DELETE FROM log_nodes`.execute(db)).rejects.toThrow('permission denied');
    await expect(sql`UPDATE log_queue SET details = '{}'`.execute(backend.db)).rejects.toThrow(
      'never edited',
    );
  });
});
