import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withdrawalContent } from '#contract/approvalContent.ts';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { checkSignatures } from '#server/approvals/checkSignatures.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Evidence } from '#server/platform/db/tables/evidence.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { callSigned, type Signing, withKeys } from '#tests/support/factor/sign.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  randomTxid,
  staff,
} from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

/** As the owner of the tables, without the guards. */
const rewrite = (backend: Backend, statement: ReturnType<typeof sql>) =>
  backend.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
  });

describeOnOneEngine('evidence of decisions', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [first, second] = [await staff(backend), await staff(backend, 'alan')];
    const edsger = await staff(backend, 'edsger');
    const owner = await investor(backend);
    await addWallet(backend, first);
    await fund(backend, owner, first);
    const made = approvalCalls(backend);
    await made.propose(first, { approvals: 2 });
    const id = await made.withdraw(owner, '20');
    const [grace, alan, ada] = await withKeys(backend, first, second, owner);
    const facts = { id, userId: ada.user._id, coin: 'BTC', address: addresses.BTC, cents: 2000n };
    const body = { content: withdrawalContent(facts) };
    const approve = (who: Signing) =>
      callSigned(backend, who, { call: calls.withdrawals.approve, params: { id }, body });
    const pay = (who: Signing) => {
      const payment = { txid: randomTxid(), coinAmount: '0.0003', note: 'No rate in this test.' };
      return callSigned(backend, who, {
        ...{ call: calls.withdrawals.pay, params: { id }, body: payment },
      });
    };
    // Failures are logged; the state of the health is what staff see.
    backend.ports.log = () => undefined;
    const failures = async () => {
      await checkSignatures(backend.ports);
      return backend.ports.health.signatures?.failed;
    };
    const startPayment = ({ token }: Signing) =>
      callApi(backend, calls.withdrawals.startPayment, { token, params: { id } });
    return { backend, id, ada, grace, alan, edsger, approve, startPayment, pay, failures };
  }

  test('is verified before a payment and each night, and fails when a row was changed', async () => {
    const { backend, id, grace, alan, approve, startPayment, pay, failures } = await start();
    await approve(grace);
    await approve(alan);
    expect(await failures()).toBe(0);
    const [one] = await backend.db
      .selectFrom('approvals')
      .select(['evidence', 'id'])
      .where('by_user', '=', alan.user._id)
      .execute();
    const evidence = one?.evidence as Extract<Evidence, { type: 'passkey' }>;
    const broken: Evidence[] = [
      { ...evidence, text: evidence.text.replace('20', '2') },
      { ...evidence, nonce: '00'.repeat(32) },
      { ...evidence, credential: 'ff' },
      { type: 'password' },
    ];
    for (const each of broken) {
      const json = JSON.stringify(each);
      await rewrite(backend, sql`UPDATE approvals SET evidence = ${json} WHERE id = ${one?.id}`);
      expect([each, await failures()]).toEqual([each, 1]);
      // Before the payer sees the address, too.
      for (const answer of [await startPayment(grace), await pay(grace)]) {
        const { status, problem } = answer;
        expect([status, problem.message]).toEqual([409, platformMessages.notVerified]);
      }
    }
    const { reply } = await callApi(backend, calls.overview.read, { token: grace.token });
    expect(reply.data.signatures).toMatchObject({ failed: 1 });
    const right = JSON.stringify(evidence);
    await rewrite(backend, sql`UPDATE approvals SET evidence = ${right} WHERE id = ${one?.id}`);
    expect(await pay(grace)).toMatchObject({ status: 200 });
    expect(await failures()).toBe(0);
    await rewrite(backend, sql`UPDATE withdrawals SET txid = ${randomTxid()} WHERE id = ${id}`);
    expect(await failures()).toBe(1);
  });

  test('is judged by the number of approvals asked for at the time, also of unseen deposits', async () => {
    const { backend, ada, alan, edsger, failures } = await start();
    const unseen = (approvals: number) =>
      rewrite(
        backend,
        sql`UPDATE approval_rules SET approvals = ${approvals} WHERE kind = 'deposit-unseen'`,
      );
    await unseen(2);
    const subject = { kind: 'deposit', id: await deposit(backend, ada, '50') } as const;
    await backend.ports.db.transaction().execute(async (trx) => {
      const { _id: by } = edsger.user;
      await sql`SELECT give_approval(gen_random_uuid(), 'deposit', ${subject.id}, 5000, ${by}, NULL,
        '{"type": "password"}')`.execute(trx);
      const line = { at: new Date(0), actorId: by, target: subject } as const;
      await appendAudit(trx, { ...line, action: 'approval.give' });
    });
    expect(await failures()).toBe(0);
    // As if a passkey of Edsger had counted before: two people must use it.
    const key = sql`UPDATE passkeys SET user_id = ${edsger.user._id}, counts_from = '2000-01-01Z'
      WHERE user_id = ${alan.user._id}`;
    await rewrite(backend, key);
    expect(await failures()).toBe(1);
    await unseen(1);
    expect(await failures()).toBe(1);
    const stamp = sql`UPDATE approvals SET needed = 1`;
    await expect(stamp.execute(backend.ports.db)).rejects.toMatchObject({ code: '42501' });
  });

  test('is missing where someone with the password of the program approves in other names', async () => {
    const { backend, id, grace, alan, edsger, approve, pay, failures } = await start();
    const { db } = backend.ports;
    const forge = (proof: object | null, { user } = edsger) =>
      sql`SELECT give_approval(gen_random_uuid(), 'withdrawal', ${id}, 2000, ${user._id}, NULL,
        ${proof && JSON.stringify(proof)}::jsonb)`.execute(db);
    await expect(forge(null)).rejects.toMatchObject({ code: 'PV010' });
    await expect(forge({ type: 'earlier' })).rejects.toThrow(/not an earlier one/);
    await expect(forge({ type: 'none' })).rejects.toThrow(/approvals_evidence_form/);
    const parts = { nonce: '00', text: '', assertion: '{}' };
    await expect(forge({ type: 'passkey', credential: '00', ...parts })).rejects.toMatchObject({
      code: 'PV010',
    });
    await expect(forge({ type: 'password' }, alan)).rejects.toMatchObject({ code: 'PV010' });
    await approve(grace);
    await approve(alan);
    // Alan has a passkey, so a password is not enough.
    await rewrite(
      backend,
      sql`UPDATE approvals SET evidence = '{"type":"password"}' WHERE by_user = ${alan.user._id}`,
    );
    expect(await failures()).toBe(1);
    expect((await pay(grace)).status).toBe(409);
    // A key that is removed now cannot have been removed before.
    await backend.advance(60_000);
    await db.transaction().execute(async (trx) => {
      const { _id: id } = alan.user;
      await sql`UPDATE passkeys SET removed_at = '2020-01-01Z' WHERE user_id = ${id}`.execute(trx);
      const line = { at: new Date(0), actorId: id, target: { kind: 'user', id } } as const;
      await appendAudit(trx, { ...line, action: 'user.remove-passkey' });
    });
    expect(await failures()).toBe(1);
  });
});
