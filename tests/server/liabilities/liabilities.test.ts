import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { checkProof } from '#contract/proof/checkProof.ts';
import { type BalanceProof, proofFormat } from '#contract/proof/savedProof.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { takeLiabilities, takeNightly } from '#server/liabilities/take.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { halves, liabilityTree } from '#tests/contract/proof/liabilityTree.ts';
import { startLog } from '#tests/server/platform/log/startLog.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, fund, investor, type Person, signIn } from '#tests/support/people.ts';

/** The file that an investor keeps, from public calls and their own. */
async function savedBy(backend: Reachable, { token }: Person): Promise<BalanceProof> {
  const { data } = (await callApi(backend, calls.liabilities.mine, { token })).reply;
  if (!data?.line) throw new Error('The sum has no line in the log yet.');
  const { parts, line } = data;
  const { key } = (await callApi(backend, calls.log.heads)).reply;
  const checkpoint = await (await callApi(backend, calls.log.checkpoint)).reply.text();
  const query = { index: line.index, size: Number(checkpoint.split('\n')[1]) };
  const { proof } = (await callApi(backend, calls.log.inclusion, { query })).reply.data;
  const common = { key: key ?? '', checkpoint, proof, parts };
  return { format: proofFormat, kind: 'balance', ...common, ...line };
}

describeOnOneEngine('what is owed to investors', (engine) => {
  test('is signed as soon as it is summed, not at the next interval', async () => {
    const { backend, grace, ada, nextHead, auditor } = await startLog(engine().db);
    await fund(backend, ada, grace, '500');
    const { size } = await nextHead();
    await takeNightly(backend.ports);
    await keepLog(backend.ports);
    const line = (await callApi(backend, calls.liabilities.list)).reply.data[0]?.logIndex;
    expect(line).toBeGreaterThanOrEqual(size);
    expect((await auditor.checkpoint()).size).toBeGreaterThan(line ?? Number.POSITIVE_INFINITY);
    // Any other line waits for the next interval.
    const before = (await auditor.checkpoint()).size;
    await fund(backend, ada, grace, '600');
    await keepLog(backend.ports);
    expect((await auditor.checkpoint()).size).toBe(before);
  });

  test('is a tree whose root a second implementation computes, and each investor checks', async () => {
    const { backend, grace, ada, nextHead } = await startLog(engine().db);
    const people = [
      ada,
      ...(await Promise.all(['eve', 'sue'].map((name) => investor(backend, name)))),
    ];
    const newcomer = await investor(backend, 'noor');
    const cents = new Map<string, bigint>();
    for (const [index, person] of people.entries()) {
      await fund(backend, person, grace, `${(index + 1) * 500}`);
      cents.set(person.user._id, BigInt(index + 1) * 500_00n);
      // One, two and three accounts: trees of two, four and eight places.
      const { token } = grace;
      const { data, message } = (await callApi(backend, calls.liabilities.take, { token })).reply;
      expect(message).toContain('was taken');
      const { secret } = await backend.db
        .selectFrom('liability_snapshots')
        .select('secret')
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      const leaves = [...cents].flatMap(([userId, owed]) => halves(secret, userId, owed));
      const tree = liabilityTree({ snapshot: data.snapshot, secret }, leaves);
      expect(data).toMatchObject({
        root: tree.root.toString('hex'),
        totalCents: String(tree.total),
        size: tree.size,
        logIndex: null,
      });
      await backend.advance(1_000);
    }
    // Held money is owed too, until it is paid.
    await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '200', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    await takeNightly({
      ...backend.ports,
      clock: () => new Date(backend.clock.now().getTime() + dayMs),
    });
    const { size } = await nextHead();
    const verdict = await checkProof(await savedBy(backend, ada));
    expect(verdict).toMatchObject({
      proved: true,
      head: { size },
      of: { counted: { account: ada.user._id, cents: 500_00n, totalCents: 3_000_00n, size: 8 } },
    });
    const own = { token: newcomer.token };
    expect((await callApi(backend, calls.liabilities.mine, own)).reply.data).toBeNull();
    const { data } = (await callApi(backend, calls.liabilities.list)).reply;
    expect(data.map(({ looked }) => looked)).toEqual([1, 0, 0, 0]);
    expect(data.every(({ logIndex }) => logIndex !== null)).toBe(true);
    const { rows } = await sql<{ details: unknown }>`SELECT details FROM audit_log
      WHERE seq = ${(data[0]?.logIndex ?? 0) + 1}`.execute(backend.db);
    expect(rows[0]?.details).toEqual({
      snapshot: data[0]?.snapshot,
      root: data[0]?.root,
      cents: data[0]?.totalCents,
      size: 8,
    });
  });

  test('is taken once a night, and keeps the proofs of seven sums and all roots', async () => {
    const { backend, grace, ada } = await startLog(engine().db);
    const { ports } = backend;
    await takeNightly(ports);
    const taken = async () => (await callApi(backend, calls.liabilities.list)).reply.data;
    expect(await taken()).toEqual([]);
    await fund(backend, ada, grace);
    for (let night = 0; night < 9; night += 1) {
      await backend.advance(dayMs);
      await takeNightly(ports);
      await takeNightly(ports);
    }
    const all = await taken();
    expect(all).toHaveLength(9);
    const proofOf = async (snapshot = '') => {
      const { token } = await signIn(backend, 'ada', 'QuietHarbour#9');
      return (await callApi(backend, calls.liabilities.mine, { token, query: { snapshot } })).reply
        .data?.snapshot;
    };
    expect(await proofOf(all[6]?.snapshot)).toBe(all[6]?.snapshot);
    expect(await proofOf(all[7]?.snapshot)).toBeUndefined();
  });

  test('is refused when the tree does not have all that is owed', async () => {
    const { backend, grace, ada } = await startLog(engine().db);
    const forgotten = await investor(backend, 'eve');
    await fund(backend, ada, grace);
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE accounts SET balance_cents = 7
        WHERE user_id = ${forgotten.user._id} AND kind = 'available'`.execute(trx);
    });
    const { db, random } = backend.ports;
    const take = db
      .transaction()
      .execute((trx) => takeLiabilities(trx, { random }, backend.clock.now()));
    await expect(take).rejects.toThrow('are owed');
  });

  test('is written only by the database, and by staff at most once an hour', async () => {
    const { backend, grace, ada } = await startLog(engine().db);
    const { token } = grace;
    const nothing = await callApi(backend, calls.liabilities.take, { token });
    expect(nothing.status).toBe(409);
    await fund(backend, ada, grace);
    const { db } = backend.ports;
    const write = sql`INSERT INTO liability_nodes (snapshot, node, cents, hash)
      VALUES (1, 1, 1, sha256('x'))`;
    await expect(write.execute(db)).rejects.toThrow('permission denied');
    const clock = backend.clock;
    const strict = await startBackend({ db: engine().db, clock, config: { demo: false } });
    const grace2 = await signIn(strict, 'grace', staffPassword);
    const take = () => callApi(strict, calls.liabilities.take, { token: grace2.token });
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(429);
    await expect(
      sql`UPDATE liability_snapshots SET total_cents = 0`.execute(backend.db),
    ).rejects.toThrow('never edited');
    await appendQueued(db);
    const { rows } = await sql`SELECT FROM audit_log WHERE action = 'snapshot.make'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
