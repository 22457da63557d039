import { hexToBytes } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { leafHash } from '#contract/proof/treeHash.ts';
import { includes } from '#contract/proof/verifyInclusion.ts';
import { startBackend } from '#mocks/backend.ts';
import { damageOf } from '#server/platform/log/checkLog.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { appendQueued } from '#server/platform/log/queue.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { auditorOf, bytesOf } from './auditor.ts';
import { memoryKeeping } from './memoryKeeping.ts';

const minuteMs = 60_000;

const sha256 = async (...parts: Uint8Array[]) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.concat(parts)));

describeOnEngines('the verifiable log', (engine) => {
  async function start() {
    const { files, keeping } = memoryKeeping();
    const backend = await startBackend({
      db: engine().db,
      logKeeping: keeping,
      config: { logHeadMs: minuteMs },
    });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const auditor = auditorOf(backend);
    const nextHead = async () => {
      await backend.advance(minuteMs);
      await keepLog(backend.ports);
      return auditor.checkpoint();
    };
    const platformLines = () =>
      backend.db
        .selectFrom('audit_log')
        .selectAll()
        .where('actor_id', 'is', null)
        .orderBy('seq')
        .execute();
    return { backend, grace, ada, files, auditor, nextHead, platformLines };
  }

  test('has a line for each movement of money, which an investor reads and verifies', async () => {
    const { backend, grace, ada, nextHead, platformLines } = await start();
    await fund(backend, ada, grace, '1000');
    const withdrawn = await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '200', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    expect(withdrawn.status).toBe(200);
    const { size, root } = await nextHead();
    const lines = await platformLines();
    expect(lines.map(({ action }) => action)).toEqual([
      'approval.record',
      'quote.make',
      'deposit.make',
      'approval.record',
      'entry.post',
      'withdrawal.make',
      'entry.post',
    ]);
    expect(lines.map(({ details }) => details)).toMatchObject([
      { by: grace.user._id },
      { coin: 'BTC', cents: 100_000, address: walletAddresses.BTC },
      { coin: 'BTC', cents: 100_000, address: walletAddresses.BTC },
      { by: grace.user._id, cents: 100_000 },
      { leg: 'credit', cents: 100_000, from: 'custody', to: 'available', toAfter: 100_000 },
      { coin: 'BTC', cents: 20_000, address: addresses.BTC },
      { leg: 'hold', cents: 20_000, from: 'available', to: 'held', fromAfter: 80_000 },
    ]);

    const { reply } = await callApi(backend, calls.log.mine, { token: ada.token });
    expect(reply.data.map(({ action }) => action)).toEqual([
      'entry.post',
      'withdrawal.make',
      'entry.post',
      'deposit.make',
      'quote.make',
    ]);
    for (const line of reply.data) {
      const hash = await sha256(hexToBytes(line.previousHash), Buffer.from(line.input));
      expect(hexToBytes(line.hash)).toEqual(hash);
      expect(JSON.parse(line.input.split('|').slice(7).join('|'))).toEqual(line.details);
      const query = { index: line.index, size };
      const { data } = (await callApi(backend, calls.log.inclusion, { query })).reply;
      expect(bytesOf(data.leaf)).toEqual(hash);
      const proof = data.proof.map(bytesOf);
      expect(includes({ leaf: leafHash(hash), ...query, proof, root })).toBe(true);
    }
    const { reply: own } = await callApi(backend, calls.log.mine, { token: grace.token });
    expect(own.data).toEqual([]);
  });

  test('has signed heads that anyone recomputes, and each continues the one before', async () => {
    const { backend, grace, ada, auditor, nextHead, files } = await start();
    const first = await nextHead();
    await fund(backend, ada, grace);
    const second = await nextHead();
    expect(second.size).toBeGreaterThan(first.size);
    expect([await auditor.isSigned(first), await auditor.isSigned(second)]).toEqual([true, true]);
    expect(await auditor.isContinued(first)).toBe(true);
    expect(await auditor.recomputed()).toEqual(second.root);
    expect(files.published).toHaveLength(2);
    expect(files.last).toBe(files.published[1]);
    await nextHead();
    const { reply } = await callApi(backend, calls.log.heads);
    expect(reply.data.map(({ size }) => size)).toEqual([second.size, first.size]);
  });

  test('answers 404 beyond its head, and 422 for what is no number', async () => {
    const { backend, nextHead } = await start();
    const none = await callApi(backend, calls.log.checkpoint);
    expect(none.status).toBe(404);
    const { size } = await nextHead();
    const statuses = [
      await callApi(backend, calls.log.inclusion, { query: { index: size, size } }),
      await callApi(backend, calls.log.inclusion, { query: { index: 0, size: size + 1 } }),
      await callApi(backend, calls.log.consistency, { query: { from: 0, to: size + 1 } }),
      await callApi(backend, calls.log.consistency, { query: { from: size, to: 1 } }),
      await callApi(backend, calls.log.inclusion, { query: { index: -1, size } }),
      await callApi(backend, calls.log.leaves, { query: { from: 0, count: 1_001 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 422, 422]);
  });

  test('deposits at the same time leave exactly their lines, and the chain is intact', async () => {
    const { backend, grace, ada, auditor, nextHead, platformLines } = await start();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => deposit(backend, ada, String(100 + index))),
      ...Array.from({ length: 3 }, () => appendQueued(backend.ports.db)),
    ]);
    const other = await startBackend({ db: engine().db, clock: backend.clock });
    await Promise.all([keepLog(backend.ports), keepLog(other.ports)]);
    const made = (await platformLines()).filter(({ action }) => action === 'deposit.make');
    expect(made.map(({ details }) => details.cents).sort()).toEqual([
      10_000, 10_100, 10_200, 10_300, 10_400,
    ]);
    const { reply } = await callApi(backend, calls.audit.verify, { token: grace.token });
    expect(reply.data).toMatchObject({ intact: true, upTo: { seq: (await nextHead()).size } });
    expect(await auditor.recomputed()).toEqual((await auditor.checkpoint()).root);
    expect((await callApi(backend, calls.log.heads)).reply.data).toHaveLength(1);
  });

  test('a change of an old line is seen by whoever holds an old head, and not signed', async () => {
    const { backend, grace, ada, auditor, nextHead } = await start();
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

  test('a restored older backup is not signed; a new name goes on', async () => {
    const { backend, grace, ada, files, nextHead } = await start();
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
    const { backend, nextHead, ada, files } = await start();
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
    const { backend, grace, ada, nextHead } = await start();
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
    const { backend, ada, grace } = await start();
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
