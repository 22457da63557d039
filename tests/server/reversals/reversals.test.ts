import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { reference } from '#contract/reference.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { reversalMessages } from '#server/reversals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { deposit, type Person } from '#tests/support/people.ts';
import { opened, pageText } from '../statements/pdfText.ts';
import { openReversals } from './openReversals.ts';

const done = { status: 200 };
const refused = (status: number, message: string) => ({ status, problem: { message } });
const today = { from: '2026-03-02', to: '2026-03-02' };

describeOnOneEngine('a reversal', (engine) => {
  const start = () => openReversals(engine().db);

  test('takes a confirmed deposit back, once, by an entry that both sides see', async () => {
    const { backend, grace, ada, depositId, reverse, transactions, balance, faults } =
      await start();
    const made = await reverse(grace, 'deposit', depositId);
    expect(made).toMatchObject(done);
    expect(made.reply.data).toMatchObject({ amount: '-500.00', status: 'made', kind: 'wrong' });
    expect(made.reply.message).toBe(
      `${reference(depositId)}, ada of the tests: deposit of $500.00 reversed.`,
    );
    expect(await balance(ada)).toBe(0);
    const id = made.reply.data._id;
    const rows = new Map((await transactions(ada)).map((row) => [row._id, row]));
    expect(rows.get(id)).toMatchObject({
      ...{ kind: 'reversal', amount: -500, reverses: depositId, balanceAfter: 0 },
      ...{ status: 'confirmed', reason: 'Never arrived' },
    });
    expect(rows.get(depositId)).toMatchObject({
      ...{ kind: 'deposit', amount: 500, status: 'confirmed', reversal: id },
      reversedAt: made.reply.data.madeAt,
    });
    const { token } = ada;
    const params = { id: depositId };
    const own = await callApi(backend, calls.deposits.detail, { token, params });
    expect(own.reply.data).toMatchObject({
      ...{ status: 'confirmed', reversedAt: made.reply.data.madeAt },
      reversal: { _id: id, kind: 'wrong', reason: 'Never arrived' },
    });
    expect(own.reply.data.timeline.at(-1)?.event).toBe('reversed');
    const list = await callApi(backend, calls.deposits.list, { token: grace.token });
    expect(list.reply.data[0]?.reversedAt).toBe(made.reply.data.madeAt);
    expect(await reverse(grace, 'deposit', depositId)).toMatchObject(
      refused(409, platformMessages.reversedBefore),
    );
    expect(await balance(ada)).toBe(0);
    const listed = await callApi(backend, calls.reversals.list, {
      token: grace.token,
      query: { filter: { userId: ada.user._id } },
    });
    expect(listed.reply.data).toMatchObject([{ _id: id, sourceId: depositId }]);
    expect(await faults()).toEqual([]);
  });

  test('gives a paid withdrawal back, and leaves the daily limit used', async () => {
    const { backend, grace, ada, payOut, reverse, balance, faults } = await start();
    const id = await payOut('10');
    expect(await balance(ada)).toBe(490);
    expect(await reverse(grace, 'withdrawal', id, 'returned')).toMatchObject(done);
    expect(await balance(ada)).toBe(500);
    const { token } = ada;
    const own = await callApi(backend, calls.withdrawals.ownDetail, { token, params: { id } });
    expect(own.reply.data).toMatchObject({ status: 'paid', reversal: { kind: 'returned' } });
    expect(own.reply.data.timeline.at(-1)?.event).toBe('reversed');
    const staffView = await callApi(backend, calls.withdrawals.detail, {
      token: grace.token,
      params: { id },
    });
    expect(staffView.reply.data.reversedAt).toBe(own.reply.data.reversedAt);
    const summary = await callApi(backend, calls.balances.summary, { token });
    expect(summary.reply.data.withdrawals).toMatchObject({ dailyUsed: 10 });
    expect(await faults()).toEqual([]);
  });

  test('turns an adjustment of either direction around', async () => {
    const { grace, ada, adjust, reverse, balance, faults } = await start();
    const credit = await adjust('Credit', '20');
    const debit = await adjust('Debit', '5');
    expect(await balance(ada)).toBe(515);
    expect(await reverse(grace, 'adjustment', debit)).toMatchObject(done);
    expect(await balance(ada)).toBe(520);
    expect(await reverse(grace, 'adjustment', credit)).toMatchObject(done);
    expect(await balance(ada)).toBe(500);
    expect(await faults()).toEqual([]);
  });

  test('is refused without the balance, a final item, a fitting kind, or for an own item', async () => {
    const { backend, grace, alan, ada, depositId, adjust, reverse, balance, staffDeposit } =
      await start();
    await adjust('Debit', '1');
    expect(await reverse(grace, 'deposit', depositId)).toMatchObject(
      refused(422, messages.insufficientBalance),
    );
    expect(await balance(ada)).toBe(499);
    const pending = await deposit(backend, ada, '70');
    expect(await reverse(grace, 'deposit', pending)).toMatchObject(
      refused(409, reversalMessages.depositNotFinal),
    );
    expect(await reverse(grace, 'deposit', crypto.randomUUID())).toMatchObject({ status: 404 });
    expect(await reverse(grace, 'adjustment', depositId)).toMatchObject({ status: 404 });
    expect(await reverse(grace, 'deposit', depositId, 'returned')).toMatchObject({ status: 422 });
    const own = await staffDeposit(grace, alan);
    expect(await reverse(grace, 'deposit', own)).toMatchObject(
      refused(403, platformMessages.ownDecision),
    );
  });

  test('waits for a second approval by its rule, and moves the money with it', async () => {
    const stage = await start();
    const { backend, grace, alan, ada, depositId, reverse, waiting, balance } = stage;
    const approve = stage.approveReversal;
    expect(await stage.propose(grace, { kind: 'reversal', approvals: 2 })).toMatchObject(done);
    const proposed = await reverse(grace, 'deposit', depositId);
    expect(proposed.reply.message).toMatch(/Approval 1 of 2 recorded/);
    expect(await balance(ada)).toBe(500);
    expect((await stage.transactions(ada)).map(({ kind }) => kind)).toEqual(['deposit']);
    const [item] = await waiting(alan);
    expect(item).toMatchObject({
      ...{ kind: 'reversal', amount: '500.00', reason: 'Never arrived' },
      change: `Reverse the deposit ${reference(depositId)}, which takes $500.00`,
    });
    const detail = (who: Person) =>
      callApi(backend, calls.deposits.detail, { token: who.token, params: { id: depositId } });
    expect((await detail(ada)).reply.data.reversal).toBeNull();
    expect((await detail(alan)).reply.data.reversal).toMatchObject({ madeAt: null });
    const id = item?._id ?? '';
    expect(await approve(grace, id)).toMatchObject(refused(409, platformMessages.approvedBefore));
    const answers = await Promise.all([approve(alan, id), approve(alan, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance(ada)).toBe(0);
    expect(await approve(alan, crypto.randomUUID())).toMatchObject({ status: 404 });
  });

  test('can be proposed again once its author has withdrawn it', async () => {
    const stage = await start();
    const { backend, grace, ada, depositId, reverse, balance } = stage;
    await stage.propose(grace, { kind: 'reversal', approvals: 2 });
    const first = await reverse(grace, 'deposit', depositId);
    expect(await reverse(grace, 'deposit', depositId)).toMatchObject({ status: 409 });
    const params = { kind: 'reversal', id: first.reply.data._id };
    const { token } = grace;
    expect(await callApi(backend, calls.approvals.withdraw, { token, params })).toMatchObject(done);
    expect(await reverse(grace, 'deposit', depositId)).toMatchObject(done);
    expect(await balance(ada)).toBe(500);
  });

  test('is in the statement, its files, the yearly sums and the figures, with both references', async () => {
    const { backend, grace, ada, depositId, reverse } = await start();
    const { reply } = await reverse(grace, 'deposit', depositId);
    const id = reply.data._id;
    const sent = { token: ada.token, query: today };
    const statement = await callApi(backend, calls.statements.read, sent);
    expect(statement.reply.data).toMatchObject({
      ...{ totalIn: 500, totalOut: 500, closingBalance: 0 },
      rows: [
        { kind: 'deposit', amount: 500, reversal: id },
        { kind: 'reversal', amount: -500, reverses: depositId, reason: 'Never arrived' },
      ],
    });
    const csv = await ((await callApi(backend, calls.statements.csv, sent)).reply as Blob).text();
    expect(csv).toContain(`"Never arrived","${reference(depositId)}"`);
    expect(csv).toContain(`"${reference(id)}"`);
    const pdf = (await callApi(backend, calls.statements.pdf, sent)).reply as Blob;
    const printed = await pageText(await opened(new Uint8Array(await pdf.arrayBuffer())), 1);
    expect(printed).toContain(`Reversed by ${reference(id)}.`);
    expect(printed).toContain(`Reverses ${reference(depositId)}. Reason: Never arrived`);
    const years = await callApi(backend, calls.statements.years, { token: ada.token });
    expect(years.reply.data[0]).toMatchObject({ paidIn: 500, corrections: -500, closing: 0 });
    const figures = await callApi(backend, calls.figures.read, { token: grace.token });
    expect(figures.reply.data.days.at(-1)).toMatchObject({ owed: '0.00' });
  });

  test('is mailed to the investor and all staff, and is a line of the log', async () => {
    const { backend, grace, depositId, reverse, mailsAfter } = await start();
    const mails = await mailsAfter(() => reverse(grace, 'deposit', depositId));
    expect(mails['ada@investor.example']).toMatch(
      /Your deposit of \$500\.00 was reversed.*took \$500\.00 from your balance/s,
    );
    for (const name of ['grace', 'alan']) {
      expect(mails[`${name}@staff.example`]).toMatch(/Deposit reversed.*Reason: Never arrived/s);
    }
    const { token } = grace;
    const log = await callApi(backend, calls.audit.list, { token });
    expect(log.reply.data[0]).toMatchObject({
      action: 'reversal.make',
      details: { source: 'deposit', reference: reference(depositId), amount: '$500.00' },
    });
  });
});
