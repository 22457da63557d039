import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { appendQueued } from '#server/platform/log/appendQueued.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { spendOf } from '#tests/support/nodes/raiseAlarm.ts';
import { addresses, randomTxid } from '#tests/support/people.ts';
import { stage } from './stage.ts';

const masked = 'bc1qw508…7kv8f3t4';

describeOnOneEngine('a payment that the role that serves writes', (engine) => {
  const start = () => stage(engine().db);

  test('shows its payer no address while an approval is not signed', async () => {
    const { backend, grace, alan, act, requested, detail } = await start();
    const { token } = grace;
    const body = { kind: 'withdrawal', fromUsd: '0', approvals: 2 } as const;
    const rule = await callApi(backend, calls.approvals.proposeRule, { token, body });
    expect(rule.status).toBe(200);
    const id = await requested();
    for (const by of [grace, alan]) expect((await act('approve', id, by)).status).toBe(200);
    const set = { paying_by: alan.user._id, paying_at: backend.clock.now() };
    await backend.ports.db.updateTable('withdrawals').set(set).where('id', '=', id).execute();
    expect((await detail(id, alan)).address).toBe(addresses.BTC);
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE approvals SET evidence = NULL WHERE by_user = ${alan.user._id}`.execute(trx);
    });
    expect((await detail(id, alan)).address).toBe(masked);
  });

  test('shows its payer no address while a credit of its investor is not signed', async () => {
    const { backend, grace, alan, ada, act, requested, detail } = await start();
    const { token } = grace;
    const body = { kind: 'adjustment', fromUsd: '0', approvals: 2 } as const;
    await callApi(backend, calls.approvals.proposeRule, { token, body });
    const credit = { status: 'Credit', amount: '20', reason: 'Paid twice' } as const;
    const params = { userId: ada.user._id };
    expect(
      (await callApi(backend, calls.users.adjust, { token, params, body: credit })).status,
    ).toBe(200);
    const id = await requested();
    expect((await act('approve', id, grace)).status).toBe(200);
    expect((await act('startPayment', id, alan)).status).toBe(200);
    expect((await detail(id, alan)).address).toBe(addresses.BTC);
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE approvals SET evidence = NULL WHERE subject_kind = 'adjustment'`.execute(
        trx,
      );
    });
    expect((await detail(id, alan)).address).toBe(masked);
  });

  test('shows other staff no address, in its approvals and in the activity neither', async () => {
    const { backend, grace, alan, act, requested } = await start();
    const id = await requested();
    const { token } = alan;
    const texts = async () => {
      const params = { kind: 'withdrawal', id };
      const { reply } = await callApi(backend, calls.approvals.read, { token, params });
      const query = { filter: { targetId: id, actorId: 'platform' } } as const;
      const lines = await callApi(backend, calls.audit.list, { token, query });
      return JSON.stringify([reply.data.contentText, lines.reply.data]);
    };
    await appendQueued(backend.db);
    expect((await texts()).split(addresses.BTC)).toHaveLength(3);
    expect((await act('approve', id, grace)).status).toBe(200);
    expect(await texts()).not.toContain(addresses.BTC);
  });

  test('whose coin left is not undone: it is neither declined nor cancelled', async () => {
    const { backend, alan, act, approved, mails, detail } = await start();
    const id = await approved();
    const script = new Uint8Array(22);
    await backend.db.updateTable('receiving_addresses').set({ script }).execute();
    await spendOf(backend, randomTxid(), addresses.BTC);
    const declined = await act('decline', id, alan);
    expect([declined.status, declined.problem.message]).toEqual([409, platformMessages.mayBeSent]);
    const texts = (await mails()).map(({ text }) => /\/not-me#(\S+)/.exec(text)?.[1]);
    const body = { token: texts.filter(Boolean).at(-1) ?? '' };
    expect((await callApi(backend, calls.withdrawals.notMe, { body })).status).toBe(409);
    expect((await detail(id)).status).toBe('approved');
  });

  test('is recorded and declined under the name of a person, also when the serving role writes it', async () => {
    const { backend, ada, grace, act, approved } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    const at = backend.clock.now();
    const paid = { status: 'paid', paid_at: at, txid: randomTxid(), coin_units: '153846' } as const;
    const declined = { status: 'declined', decided_at: at, reason: 'Wrong address' } as const;
    const unbound = await approved();
    const byNone = { ...paid, payment_note: 'No rate.', paid_by: null };
    const now = /is recorded now, by who may pay/;
    const byGrace = { ...paid, payment_note: 'No rate.', paid_by: grace.user._id };
    const earlier = JSON.stringify({ type: 'earlier' });
    for (const [item, change, refusal] of [
      [unbound, { ...byGrace, paid_by: ada.user._id }, now],
      [unbound, { ...byGrace, paid_at: new Date('1960-01-01') }, now],
      [unbound, { ...byGrace, paid_at: sql<Date>`'infinity'::timestamptz` }, now],
      [unbound, { ...byGrace, payment_evidence: earlier }, now],
      [id, { ...byNone, paying_by: null, paying_at: null }, /is being paid by/],
      [unbound, byNone, /by no person/],
      [id, { ...declined, decided_by: null }, /is being paid by/],
    ] as const) {
      const written = backend.ports.db
        .updateTable('withdrawals')
        .set(change)
        .where('id', '=', item);
      await expect(written.execute()).rejects.toThrow(refusal);
    }
  });
});
