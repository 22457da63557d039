import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Duty } from '#contract/duties.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  deposit,
  fund,
  investor,
  investorPassword,
  type Person,
  randomTxid,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

const refused = (status: number, message: string) => ({ status, problem: { message } });

describeOnOneEngine('approvals', (engine) => {
  async function start(held: readonly Duty[] = ['review', 'approve', 'keys']) {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const alan = await staff(backend, 'alan', held);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    return { backend, grace, alan, ada, ...approvalCalls(backend) };
  }

  test('of one person suffice by the first rules, as before', async () => {
    const { grace, ada, withdraw, approve, pay, own } = await start();
    const id = await withdraw(ada);
    expect(await approve(grace, id)).toMatchObject({ status: 200 });
    expect(await pay(grace, id)).toMatchObject({ status: 200 });
    expect((await own(ada, id)).status).toBe('paid');
  });

  test('of two different people are needed above a threshold, and each counts once', async () => {
    const { grace, alan, ada, propose, withdraw, approve, own, detail, waiting } = await start();
    expect(await propose(grace, { fromUsd: '100', approvals: 2 })).toMatchObject({ status: 200 });
    const small = await withdraw(ada, '99');
    expect((await approve(grace, small)).reply.message).toContain('approved.');
    const id = await withdraw(ada, '100');
    expect((await own(ada, id)).waitsFor).toBe('approval');
    const first = await approve(grace, id);
    expect(first.reply.message).toMatch(/^Approval 1 of 2 recorded/);
    expect(await own(ada, id)).toMatchObject({ status: 'requested', waitsFor: 'second-approval' });
    expect(await approve(grace, id)).toMatchObject(refused(409, platformMessages.approvedBefore));
    expect(await waiting(grace)).toEqual([]);
    expect(await waiting(alan)).toMatchObject([{ kind: 'withdrawal', _id: id, amount: '100.00' }]);
    expect(await detail(alan, id)).toMatchObject({ needed: 2, have: 1, mine: false });
    expect((await approve(alan, id)).reply.message).toContain('approved.');
    const by = (await detail(alan, id)).approvals.map((each) => each.by.fullName);
    expect(by.toSorted()).toEqual(['alan of staff', 'grace of staff']);
  });

  test('of a deposit are about the amount that is credited', async () => {
    const { backend, grace, alan, ada, propose, balance } = await start();
    await propose(grace, { kind: 'deposit', fromUsd: '10', approvals: 2 });
    const before = await balance(ada);
    const id = await deposit(backend, ada);
    const confirm = (who: Person, amount?: string) =>
      callApi(backend, calls.deposits.confirm, {
        token: who.token,
        params: { depositId: id },
        body: { ...(amount && { amount, note: 'Counted again.' }) },
      });
    const one = await confirm(grace);
    expect(one.reply.message).toContain('Approval 1 of 2 recorded');
    expect(one.reply.data.status).toBe('pending');
    const own = { token: ada.token, params: { id } };
    const { reply } = await callApi(backend, calls.deposits.detail, own);
    expect(reply.data).toMatchObject({ status: 'pending', waitsFor: 'second-approval' });
    const other = await confirm(alan, '60');
    expect(other.reply.message).toContain('Approval 1 of 2 recorded');
    expect(await balance(ada)).toBe(before);
    const rosa = await staff(backend, 'rosa', ['review']);
    expect((await confirm(rosa, '60')).reply.message).toContain('$60.00 confirmed.');
    expect(await balance(ada)).toBe(before + 60);
  });

  test('do not count once the approver is suspended or lost the duty', async () => {
    const { backend, grace, alan, ada, propose, withdraw, approve, pay } = await start();
    await propose(grace, { fromUsd: '0', approvals: 2 });
    const id = await withdraw(ada);
    await approve(grace, id);
    await approve(alan, id);
    const body = { reason: 'Lost the laptop.' };
    const suspend = { token: grace.token, params: { id: alan.user._id }, body };
    expect(await callApi(backend, calls.users.suspend, suspend)).toMatchObject({ status: 200 });
    expect(await pay(grace, id)).toMatchObject(refused(409, platformMessages.approvalsMissing));
  });

  test('start a wait before the payment, and may not be given by the payer', async () => {
    const { backend, grace, alan, ada, propose, withdraw, approve, pay, own, rested } = await start(
      ['approve', 'pay'],
    );
    await propose(grace, { fromUsd: '0', approvals: 1, waitHours: 2, separatePayer: true });
    const id = await withdraw(ada);
    await approve(alan, id);
    const { waitsFor, payableFrom } = await own(ada, id);
    expect([waitsFor, Date.parse(payableFrom ?? '')]).toEqual([
      'wait',
      backend.clock.now().getTime() + 2 * 3_600_000,
    ]);
    expect((await pay(grace, id)).problem.message).toMatch(/can be paid from/);
    const { ports, clock } = backend;
    const paid = ports.db.updateTable('withdrawals').set({
      ...{ status: 'paid', paid_by: grace.user._id, paid_at: clock.now() },
      ...{ txid: randomTxid(), coin_units: '1', payment_note: 'By hand.' },
    });
    await expect(paid.where('id', '=', id).execute()).rejects.toMatchObject({ code: 'PV004' });
    await backend.advance(2 * 3_600_000);
    const [payer, approver] = [await rested('grace'), await rested('alan')];
    expect(await pay(approver, id)).toMatchObject(refused(403, platformMessages.approverCannotPay));
    expect(await pay(payer, id)).toMatchObject({ status: 200 });
  });

  test('follow the stricter of the rule when it was asked and the rule now', async () => {
    const { backend, grace, ada, propose, withdraw, approve, rested } = await start();
    const early = await withdraw(ada, '11');
    await backend.advance(1_000);
    await propose(grace, { fromUsd: '0', approvals: 2 });
    expect((await approve(grace, early)).reply.message).toContain('Approval 1 of 2');
    const late = await withdraw(ada, '12');
    const relaxed = await propose(grace, { fromUsd: '0', approvals: 1 });
    expect(relaxed.reply.message).toContain('3 Mar 2026');
    await backend.advance(dayMs);
    const alan = await rested('alan');
    expect((await approve(alan, late)).reply.message).toContain('Approval 1 of 2');
    const after = await withdraw(await signIn(backend, 'ada', investorPassword));
    expect((await approve(alan, after)).reply.message).toContain('approved.');
  });

  test('of a higher threshold stay when a lower rule is added, and end when removed', async () => {
    const { backend, grace, ada, propose, withdraw, approve, rules, rested } = await start();
    await propose(grace, { fromUsd: '100', approvals: 2 });
    await propose(grace, { fromUsd: '50', approvals: 1 });
    expect((await approve(grace, await withdraw(ada, '100'))).reply.message).toContain('1 of 2');
    await propose(grace, { fromUsd: '100', approvals: 1, removed: true });
    expect((await rules()).map(({ from, status }) => [from, status])).toEqual([
      ['0.00', 'inForce'],
      ['50.00', 'inForce'],
      ['100.00', 'inForce'],
      ['100.00', 'coming'],
    ]);
    await backend.advance(dayMs);
    const late = await withdraw(await signIn(backend, 'ada', investorPassword), '100');
    expect((await approve(await rested('grace'), late)).reply.message).toContain('approved.');
  });

  test('of rules: two people where a rule asks for two, and never more than there are', async () => {
    const { backend, grace, alan, propose, approveRule, waiting, rules } = await start();
    await propose(grace, { kind: 'rule', approvals: 2 });
    expect(await propose(grace, { fromUsd: '10', approvals: 3 })).toMatchObject({ status: 422 });
    const proposed = await propose(grace, { fromUsd: '10', approvals: 2 });
    expect(proposed.reply.message).toContain('Approval 1 of 2');
    const [{ _id: id = '' } = {}] = await waiting(alan);
    expect(await rules()).toContainEqual(expect.objectContaining({ _id: id, status: 'proposed' }));
    expect(await approveRule(grace, id)).toMatchObject({ status: 409 });
    expect(await approveRule(alan, id)).toMatchObject({ status: 200 });
    expect(await approveRule(alan, id)).toMatchObject({ status: 409 });
    expect(await propose(grace, { approvals: 1, removed: true })).toMatchObject({ status: 422 });
    const waiting24 = { kind: 'deposit', approvals: 1, waitHours: 24 } as const;
    expect(await propose(grace, waiting24)).toMatchObject({ status: 422 });
    const rosa = await staff(backend, 'rosa', ['review']);
    expect(await propose(rosa, { fromUsd: '0', approvals: 1 })).toMatchObject({ status: 403 });
  });

  test('at once complete a rule once, and the money moves once', async () => {
    const { backend, grace, alan, ada, propose, withdraw, approve } = await start();
    await propose(grace, { fromUsd: '0', approvals: 2 });
    const rosa = await staff(backend, 'rosa', ['approve']);
    const id = await withdraw(ada);
    const answers = await Promise.all([grace, alan, rosa].map((who) => approve(who, id)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.filter(({ reply }) => reply.message.includes('approved.'))).toHaveLength(1);
    expect(done).toHaveLength(2);
  });
});
