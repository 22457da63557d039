import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { ProposalKind } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, investor, type Person, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

const refused = (status: number, message: string) => ({ status, problem: { message } });
const done = { status: 200 };

describeOnOneEngine('proposals of staff', (engine) => {
  async function start(kind: ProposalKind, waitHours?: number) {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const alan = await staff(backend, 'alan');
    const ada = await investor(backend);
    const made = approvalCalls(backend);
    const rule = { kind, approvals: 2, ...(waitHours && { waitHours }) };
    expect(await made.propose(grace, rule)).toMatchObject(done);
    const about = ({ token }: Person, id: string) => ({ token, params: { kind, id } });
    return {
      ...{ backend, grace, alan, ada, ...made },
      first: async () => (await made.waiting(alan)).find((each) => each.kind === kind)?._id ?? '',
      withdraw: (who: Person, id: string) =>
        callApi(backend, calls.approvals.withdraw, about(who, id)),
      object: (who: Person, id: string) =>
        callApi(backend, calls.approvals.object, { ...about(who, id), body: { reason: 'No.' } }),
      lift: (who: Person, id: string) => callApi(backend, calls.approvals.lift, about(who, id)),
      address: async () => {
        const { token } = ada;
        const params = { id: 'btc' };
        return (await callApi(backend, calls.wallets.one, { token, params })).reply.data.walletAdd;
      },
      addWallet: ({ token }: Person) =>
        callApi(backend, calls.wallets.add, {
          token,
          body: { walletAdd: addresses.BTC, walletType: 'btc' },
        }),
      approveWallet: ({ token }: Person, id: string) =>
        callApi(backend, calls.approvals.approveWallet, { token, params: { id } }),
      credit: ({ token }: Person, amount: string) =>
        callApi(backend, calls.users.adjust, {
          ...{ token, params: { userId: ada.user._id } },
          body: { status: 'Credit', amount, reason: 'Paid twice' },
        }),
      approveCredit: ({ token }: Person, id: string) =>
        callApi(backend, calls.approvals.approveAdjustment, { token, params: { id } }),
    };
  }

  test('a receiving address takes deposits after two approvals and the wait', async () => {
    const { backend, ada, grace, alan, address, addWallet, approveWallet, first, rested } =
      await start('wallet', 24);
    const added = await addWallet(grace);
    expect(added.reply).toMatchObject({ data: { active: 'no' } });
    expect(added.reply.message).toMatch(/^Approval 1 of 2 recorded/);
    expect(await address()).toBe('');
    const id = await first();
    expect(await approveWallet(grace, id)).toMatchObject(
      refused(409, platformMessages.approvedBefore),
    );
    expect((await approveWallet(alan, id)).reply.message).toMatch(/^Approved\. .* active from/);
    expect(await address()).toBe('');
    await backend.advance(dayMs - 1000);
    const later = { token: (await rested('grace')).token };
    const list = await callApi(backend, calls.wallets.list, later);
    expect(list.reply.data).toMatchObject([{ active: 'no', retiredAt: null }]);
    await backend.advance(1000);
    const investorLater = await callApi(backend, calls.wallets.one, {
      ...later,
      params: { id: 'btc' },
    });
    expect(investorLater.reply.data).toMatchObject({ walletAdd: addresses.BTC, active: 'yes' });
    expect(ada.user.isAdmin).toBe(false);
  });

  test('an adjustment moves money with its last approval, once, and by who may', async () => {
    const { grace, alan, ada, credit, approveCredit, first, balance, propose } =
      await start('adjustment');
    expect((await credit(grace, '20')).reply.message).toMatch(/Approval 1 of 2 recorded/);
    expect(await balance(ada)).toBe(0);
    const id = await first();
    expect(await approveCredit(grace, id)).toMatchObject(
      refused(409, platformMessages.approvedBefore),
    );
    const answers = await Promise.all([approveCredit(alan, id), approveCredit(alan, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance(ada)).toBe(20);
    // Below a threshold one person decides.
    await propose(grace, { kind: 'adjustment', fromUsd: '0', approvals: 2 });
    expect(await approveCredit(alan, crypto.randomUUID())).toMatchObject({ status: 404 });
  });

  test('duties change with the last approval', async () => {
    const { backend, grace, alan, waiting } = await start('duty');
    const otto = await backend.addStaff('otto', ['audit']);
    const { token } = grace;
    const body = { duties: 'audit,pay' };
    const set = await callApi(backend, calls.staff.setDuties, {
      token,
      params: { id: otto },
      body,
    });
    expect(set.reply.message).toBe(
      'Proposed for otto of staff: Pay. Another person must approve it.',
    );
    expect(set.reply.data.duties).toEqual(['audit']);
    const [proposal] = await waiting(alan);
    expect(proposal).toMatchObject({ kind: 'duty', change: 'Give Pay to otto of staff' });
    const approved = { token: alan.token, params: { id: proposal?._id ?? '' } };
    expect(await callApi(backend, calls.approvals.approveDuty, approved)).toMatchObject(done);
    const team = await callApi(backend, calls.staff.list, { token });
    expect(team.reply.data.find(({ _id }) => _id === otto)?.duties.toSorted()).toEqual([
      'audit',
      'pay',
    ]);
  });

  test('are withdrawn by their author only, and then cannot be approved', async () => {
    const { grace, alan, ada, credit, approveCredit, withdraw, first, balance } =
      await start('adjustment');
    await credit(grace, '20');
    const id = await first();
    expect(await withdraw(alan, id)).toMatchObject({ status: 403 });
    expect(await withdraw(grace, id)).toMatchObject(done);
    expect(await approveCredit(alan, id)).toMatchObject(refused(409, platformMessages.notOpen));
    expect(await withdraw(grace, id)).toMatchObject({ status: 409 });
    expect(await balance(ada)).toBe(0);
  });

  test('wait while a colleague objects, and take two once that person is suspended', async () => {
    const { backend, grace, alan, ada, credit, approveCredit, object, lift, first, balance } =
      await start('adjustment');
    await credit(grace, '20');
    const id = await first();
    const otto = await staff(backend, 'otto', ['audit']);
    expect(await object(otto, id)).toMatchObject(done);
    expect(await object(otto, id)).toMatchObject(refused(409, platformMessages.objectedBefore));
    expect(await approveCredit(alan, id)).toMatchObject(refused(409, platformMessages.objected));
    expect(await lift(alan, id)).toMatchObject({ status: 409 });
    expect(await lift(otto, id)).toMatchObject(done);
    while ((await sendDueMails(backend.ports)) > 0);
    const told = backend.mails.filter(({ subject }) => subject.endsWith('lifted'));
    expect(told.map(({ to }) => to)).toContain(alan.user.email);
    expect(await object(otto, id)).toMatchObject(done);
    const suspended = {
      token: grace.token,
      params: { id: otto.user._id },
      body: { reason: 'Left' },
    };
    expect(await callApi(backend, calls.users.suspend, suspended)).toMatchObject(done);
    expect(await approveCredit(alan, id)).toMatchObject(done);
    expect(await balance(ada)).toBe(20);
  });

  test('an objection blocks a withdrawal as well', async () => {
    const { backend, grace, alan, ada, approve, waiting } = await start('duty');
    const { token } = grace;
    const { _id: userId } = ada.user;
    const body = { status: 'Credit', amount: '50', reason: 'Opening' };
    await callApi(backend, calls.users.adjust, { token, params: { userId }, body });
    const id = await approvalCalls(backend).withdraw(ada);
    const params = { kind: 'withdrawal', id };
    const objection = { token: alan.token, params, body: { reason: 'Another name' } };
    expect(await callApi(backend, calls.approvals.object, objection)).toMatchObject(done);
    expect(await approve(grace, id)).toMatchObject(refused(409, platformMessages.objected));
    expect(await waiting(alan)).toEqual([]);
    expect(
      await callApi(backend, calls.approvals.lift, { token: alan.token, params }),
    ).toMatchObject(done);
    expect(await approve(grace, id)).toMatchObject(done);
  });

  test('are read with their content, its hash, who approved and what is missing', async () => {
    const { backend, grace, alan, ada, credit, first } = await start('adjustment');
    await credit(grace, '20');
    const id = await first();
    const read = (kind: string, of: string) =>
      callApi(backend, calls.approvals.read, { token: alan.token, params: { kind, id: of } });
    const { data } = (await read('adjustment', id)).reply;
    const text = `adjustment|${id}|${ada.user._id}|credit|2000|Paid twice`;
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(data).toMatchObject({
      ...{ needed: 2, have: 1, mine: false, objections: [], contentText: text },
      content: bytesToHex(new Uint8Array(hash)),
      approvals: [{ by: { fullName: 'grace of staff' } }],
      ...{ waitHours: 0, whyNot: null },
    });
    const own = { token: grace.token, params: { kind: 'adjustment', id } };
    const { reply } = await callApi(backend, calls.approvals.read, own);
    expect(reply.data).toMatchObject({ mine: true, whyNot: platformMessages.approvedBefore });
    expect(await read('wallet', id)).toMatchObject({ status: 404 });
  });
});
