import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { chainPayment, chainRead } from '#tests/support/nodes/chainPayment.ts';
import {
  addWallet,
  deposit,
  investor,
  type Person,
  randomTxid,
  staff,
} from '#tests/support/people.ts';

describeOnEngines('the tables of the chain', (engine) => {
  let backend: Backend;
  let ada: Person;
  let grace: Person;
  let payment: string;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    ada = await investor(backend);
    await addWallet(backend, grace);
    payment = await chainPayment(backend);
  });

  test.each([
    'UPDATE chain_payments SET units = 1',
    "UPDATE chain_payments SET txid = 'other'",
    'UPDATE chain_payments SET linked = true',
    'DELETE FROM chain_payments',
    "UPDATE receiving_addresses SET address = 'other'",
    'UPDATE receiving_addresses SET user_id = (SELECT id FROM users LIMIT 1), branch = 0, index = 1',
    'DELETE FROM receiving_addresses',
  ])('refuse even their owner: %s', async (statement) => {
    await expect(sql.raw(statement).execute(backend.db)).rejects.toMatchObject({ code: '23001' });
  });

  test('link a payment once, and only to a deposit that waits', async () => {
    const link = (deposit_id: string, payment_id: string) =>
      backend.db
        .insertInto('payment_links')
        .values({ payment_id, deposit_id, linked_by: null })
        .execute();
    const declined = await deposit(backend, ada);
    const { token } = grace;
    const body = { reason: 'Nothing arrived.' };
    await callApi(backend, calls.deposits.decline, {
      token,
      params: { depositId: declined },
      body,
    });
    await expect(link(declined, payment)).rejects.toMatchObject({ code: 'PV007' });
    const open = await deposit(backend, ada);
    await link(open, payment);
    await expect(link(open, payment)).rejects.toMatchObject({ code: '23505' });
    await expect(backend.db.deleteFrom('payment_links').execute()).rejects.toMatchObject({
      code: '23001',
    });
  });

  test('do not let one payment cover a second deposit after it was credited', async () => {
    await chainRead(backend, 3);
    const txid = randomTxid();
    const { token } = grace;
    const confirm = (depositId: string, body: object) =>
      callApi(backend, calls.deposits.confirm, { token, params: { depositId }, body });
    const note = 'The exchange shows it.';
    const first = await deposit(backend, ada);
    expect((await confirm(first, { txid, note })).status).toBe(200);
    const later = await chainPayment(backend, { txid });
    const second = await deposit(backend, ada);
    const linked = await callApi(backend, calls.chain.link, {
      ...{ token, params: { id: later } },
      body: { depositId: second },
    });
    expect([linked.status, linked.problem.code]).toEqual([409, 'conflict']);
    // Another one covers a deposit only by its id.
    const other = randomTxid();
    const paid = await chainPayment(backend, { txid: other });
    const sent = { token, params: { id: paid }, body: { depositId: second } };
    expect((await callApi(backend, calls.chain.link, sent)).status).toBe(200);
    for (const named of [null, randomTxid()]) {
      const { status, problem } = await confirm(second, { txid: named, note });
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([409, ['txid']]);
    }
    expect((await confirm(second, { txid: other, note })).status).toBe(200);
  });
});
