import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
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
    const { backend, grace, act, approved } = await start();
    const id = await approved();
    await act('startPayment', id, grace);
    const at = backend.clock.now();
    const paid = { status: 'paid', paid_at: at, txid: randomTxid(), coin_units: '153846' } as const;
    const declined = { status: 'declined', decided_at: at, reason: 'Wrong address' } as const;
    const unbound = await approved();
    const byNone = { ...paid, payment_note: 'No rate.', paid_by: null };
    for (const [item, change, refusal] of [
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
