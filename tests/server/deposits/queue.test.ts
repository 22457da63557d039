import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

const hourMs = 60 * 60_000;
const unknownId = '11111111-1111-4111-8111-111111111111';

describeOnOneEngine('the queue of deposits', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    await addWallet(backend, grace);
    const ada = await investor(backend);
    const { token } = grace;
    const rows = async (filter: object) => {
      const query = { filter, sort: ['depositDate', 'ASC'] } as never;
      return (await callApi(backend, calls.deposits.list, { token, query })).reply.data;
    };
    const ids = async (filter: object) => (await rows(filter)).map(({ _id }) => _id);
    const send = async (body: object) => {
      backend.clock.advance(1000);
      const sent = { token: ada.token, body: { amount: '500', coin: 'BTC', ...body } as never };
      return (await callApi(backend, calls.deposits.create, sent)).reply.data._id;
    };
    const confirm = (depositId: string, by = grace) =>
      callApi(backend, calls.deposits.confirm, {
        token: by.token,
        params: { depositId },
        body: { note: 'Checked.' },
      });
    const assign = (of: string | readonly string[], assignee?: string) => {
      const body = { ids: [of].flat().join(','), ...(assignee !== undefined && { assignee }) };
      return callApi(backend, calls.deposits.assign, { token, body });
    };
    return { backend, grace, alan, ada, rows, ids, send, confirm, assign };
  }

  test('has a row with what is in doubt, until when, and who has it', async () => {
    const { backend, grace, alan, ada, rows, send, confirm, assign } = await start();
    const first = await send({ image: await png('a.png') });
    const submitted = backend.clock.now();
    const second = await send({});
    await assign(second, alan.user._id);
    const [one, two] = await rows({});
    expect(one).toMatchObject({
      ...{ late: false, hasEvidence: true, firstDeposit: true, proofType: 'image/png' },
      dueAt: new Date(submitted.getTime() + 48 * hourMs).toISOString(),
      ...{ decidedBy: null, assignedTo: null, amountReceived: null },
      user: { _id: ada.user._id, isVerified: false },
    });
    expect(two).toMatchObject({
      ...{ hasEvidence: false, firstDeposit: false, proofType: null },
      assignedTo: { _id: alan.user._id, fullName: alan.user.fullName },
    });
    const confirmed = await confirm(first);
    expect(confirmed.reply.data).toMatchObject({
      ...{ _id: first, status: 'confirmed', amountReceived: '500.00', claimedBy: null },
      decidedBy: { _id: grace.user._id, fullName: grace.user.fullName },
    });
    expect(confirmed.reply.message).toMatch(
      /^#[0-9A-F]{10}, ada of the tests: \$500\.00 confirmed\.$/,
    );
  });

  test('is filtered by flags, and counted alike in the overview', async () => {
    const { backend, grace, ids, send, confirm } = await start();
    const txid = randomTxid();
    const bare = await send({});
    const good = await send({ txid: randomTxid() });
    const [double, same] = [await send({ txid }), await send({ txid })];
    const { reply } = await callApi(backend, calls.overview.read, { token: grace.token });
    expect(await ids({ flagged: true })).toEqual([bare, double, same]);
    expect(await ids({ flagged: false })).toEqual([good]);
    const counted = { waiting: 4, flagged: 3, confirmed: 0, declined: 0, all: 4 };
    expect(reply.data).toMatchObject({ views: { deposits: counted }, reviewHours: 48 });
    await confirm(double);
    expect(await ids({ flagged: true })).toEqual([bare, same]);
    const after = await callApi(backend, calls.overview.read, { token: grace.token });
    expect(after.reply.data.views).toEqual({
      deposits: { waiting: 3, flagged: 2, confirmed: 1, declined: 0, all: 4 },
      withdrawals: {
        ...{ requested: 0, approved: 0, answered: 0 },
        ...{ paid: 0, declined: 0, cancelled: 0, all: 0 },
      },
    });
  });

  test('is filtered by what is overdue and what is due within six hours', async () => {
    const { backend, ada, confirm } = await start();
    const overdue = await deposit(backend, ada);
    await confirm(await deposit(backend, ada));
    backend.clock.advance(5 * hourMs);
    const soon = await deposit(backend, await investor(backend, 'eve'));
    backend.clock.advance(3 * hourMs);
    await deposit(backend, await investor(backend, 'bob'));
    backend.clock.advance(40 * hourMs);
    const { token } = await staff(backend, 'newcomer');
    const ids = async (due: string) => {
      const query = { filter: { due } } as never;
      const { reply } = await callApi(backend, calls.deposits.list, { token, query });
      return reply.data.map(({ _id }) => _id);
    };
    expect(await ids('overdue')).toEqual([overdue]);
    expect(await ids('soon')).toEqual([soon]);
  });

  test('is filtered by who decided, and when', async () => {
    const { backend, grace, alan, ids, send, confirm } = await start();
    const [one, two, three] = [await send({}), await send({}), await send({})];
    await confirm(one);
    await confirm(two, alan);
    const between = new Date(backend.clock.now().getTime() + 1).toISOString();
    const [decidedFrom, decidedTo] = ['2026-03-02', '2026-03-03'];
    backend.clock.advance(1000);
    await confirm(three);
    const decidedBy = grace.user._id;
    expect(await ids({ decidedBy })).toEqual([one, three]);
    expect(await ids({ decidedBy, decidedFrom: between, decidedTo })).toEqual([three]);
    expect(await ids({ decidedBy, decidedFrom, decidedTo: between })).toEqual([one]);
    expect(await ids({ decidedFrom, decidedTo })).toEqual([one, two, three]);
    for (const period of [
      { decidedFrom },
      { decidedTo },
      { decidedFrom, decidedTo: '2026-03-05' },
    ]) {
      const query = { filter: period } as never;
      const { status } = await callApi(backend, calls.deposits.list, { token: grace.token, query });
      expect([period, status]).toEqual([period, 400]);
    }
    expect(await ids({ decidedBy: alan.user._id })).toEqual([two]);
  });

  test('is assigned to staff until it is decided, with a line in the log each', async () => {
    const { backend, grace, alan, ids, rows, send, confirm, assign } = await start();
    const [one, two] = [await send({}), await send({})];
    const both = await assign([one, two, one], alan.user._id);
    expect(both.reply.message).toBe('2 deposits assigned to alan of staff.');
    expect(await ids({ assignedTo: alan.user._id })).toEqual([one, two]);
    expect(await ids({ assignedTo: alan.user._id, status: 'pending' })).toEqual([one, two]);
    expect(await ids({ assignedTo: alan.user._id, status: 'confirmed' })).toEqual([]);
    await confirm(one);
    expect(await ids({ assignedTo: alan.user._id })).toEqual([two]);
    const again = await assign([one, two], grace.user._id);
    expect(again.reply.message).toMatch(/ assigned to grace of staff\. 1 decided before\.$/);
    expect((await assign(two)).reply.message).toMatch(/no longer assigned\.$/);
    expect(await rows({ status: 'pending' })).toMatchObject([{ _id: two, assignedTo: null }]);
    const query = { filter: { action: 'deposit.assign' } } as never;
    const log = await callApi(backend, calls.audit.list, { token: grace.token, query });
    expect(log.reply.data.map(({ target, details }) => [target._id, details.name])).toEqual([
      [two, null],
      [two, 'grace of staff'],
      ...[two, one]
        .sort()
        .reverse()
        .map((id) => [id, 'alan of staff']),
    ]);
  });

  test('is not assigned to investors, to the owner, or without a pending deposit', async () => {
    const { backend, alan, ada, send, confirm, assign } = await start();
    const id = await send({});
    const other = await assign(id, ada.user._id);
    const assignee = depositMessages.assigneeNotStaff;
    expect([other.status, other.problem.fields]).toEqual([422, { assignee }]);
    expect((await assign(id, unknownId)).status).toBe(422);
    expect((await assign([id, unknownId], alan.user._id)).status).toBe(404);
    const many: string[] = Array.from({ length: 100 }, () => crypto.randomUUID());
    for (const wrong of ['', 'x', [...many, id]]) {
      const { status, problem } = await assign(wrong, alan.user._id);
      expect([status, problem.fields]).toEqual([422, { ids: messages.assignNone }]);
    }
    const role = { token: alan.token, params: { id: ada.user._id }, body: { role: 'admin' } };
    expect((await callApi(backend, calls.staff.setRole, role as never)).status).toBe(200);
    const own = await assign(id, ada.user._id);
    expect([own.status, own.problem.message]).toEqual([403, platformMessages.ownDecision]);
    await confirm(id);
    const late = await assign(id, alan.user._id);
    expect([late.status, late.problem.message]).toEqual([409, depositMessages.allDecided]);
  });

  test('has no review of a deposit that was decided', async () => {
    const { backend, alan, rows, send, confirm } = await start();
    const id = await send({});
    const review = { token: alan.token, params: { id }, body: {} };
    expect((await callApi(backend, calls.reviews.start, review)).status).toBe(200);
    await confirm(id);
    expect(await rows({})).toMatchObject([{ _id: id, claimedBy: null }]);
  });
});
