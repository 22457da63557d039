import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { approveDirectly, changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  fund,
  investor,
  type Person,
  randomTxid,
  staff,
} from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('an approval that the role that serves writes', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const made = approvalCalls(backend);
    await made.propose(grace, { fromUsd: '20', approvals: 2 });
    const names = [grace.user._id, alan.user._id];
    const set = (id: string) =>
      backend.ports.db
        .updateTable('withdrawals')
        .set({ status: 'approved', decided_by: names[0] ?? '', decided_at: backend.clock.now() })
        .where('id', '=', id)
        .execute();
    return { backend, grace, alan, ada, names, set, ...made };
  }

  test('names the amount of its item, so that no smaller one needs fewer people', async () => {
    const { backend, ada, names, withdraw } = await start();
    const id = await withdraw(ada, '50');
    const [staffId = ''] = names;
    const kind = 'withdrawal' as const;
    await expect(
      approveDirectly(backend.db, { kind, id, cents: 1, staffId }),
    ).rejects.toMatchObject({ code: 'PV006' });
    const written = (cents: number) =>
      changeAudited(
        backend.ports.db,
        (trx) =>
          sql`INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, evidence)
          VALUES (gen_random_uuid(), 'withdrawal', ${id}, subject_content('withdrawal', ${id}, 1),
            ${cents}, ${staffId}, '{"type": "password"}')`.execute(trx),
        { kind, id },
      );
    await expect(written(1)).rejects.toMatchObject({ code: 'PV006' });
    await written(5000);
  });

  test('of a deposit is for the transaction that it named', async () => {
    const { backend, grace, alan, ada, propose } = await start();
    await propose(grace, { kind: 'deposit', fromUsd: '20', approvals: 2 });
    const { token } = ada;
    const body = { amount: '50', coin: 'BTC' as const, txid: randomTxid() };
    const { reply } = await callApi(backend, calls.deposits.create, { token, body });
    const depositId = reply.data._id;
    const confirm = async (who: Person) => {
      const sent = { token: who.token, params: { depositId }, body: {} };
      return (await callApi(backend, calls.deposits.confirm, sent)).reply.message;
    };
    expect(await confirm(grace)).toMatch(/1 of 2/);
    const other = { token, params: { id: depositId }, body: { txid: randomTxid() } };
    expect((await callApi(backend, calls.deposits.addProof, other)).status).toBe(200);
    expect(await confirm(alan)).toMatch(/1 of 2/);
    expect(await confirm(grace)).not.toMatch(/1 of 2/);
  });

  test('when one person sufficed is not one of two later', async () => {
    const { backend, grace, alan, ada, names, set, withdraw, approve } = await start();
    const [first, second] = [await withdraw(ada, '10'), await withdraw(ada, '11')];
    for (const staffId of names) {
      await approveDirectly(backend.db, { kind: 'withdrawal', id: second, cents: 1100, staffId });
    }
    await approve(grace, first);
    // With the first one it is over the threshold of two people.
    await expect(set(second)).rejects.toMatchObject({ code: 'PV003' });
    expect((await approve(alan, second)).status).toBe(409);
  });
});
