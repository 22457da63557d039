import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('a confirmation', (engine) => {
  async function confirm(body: object) {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const id = await deposit(backend, ada, '1200');
    const params = { depositId: id };
    const done = await callApi(backend, calls.deposits.confirm, {
      ...{ token: grace.token, params, body },
    });
    expect(done.status).toBe(200);
    const { token } = ada;
    const detail = await callApi(backend, calls.deposits.detail, { token, params: { id } });
    const list = await callApi(backend, calls.transactions.own, { token });
    const mail = await backend.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', 'Deposit % confirmed %')
      .executeTakeFirstOrThrow();
    return { detail: detail.reply.data, row: list.reply.data[0], mail: mail.body };
  }

  test('of another amount shows the investor both amounts and the reason', async () => {
    const note = 'The exchange took a fee.';
    const { detail, row, mail } = await confirm({ amount: '1180.25', note });
    expect(detail).toMatchObject({
      ...{ amount: '1200', amountReceived: '1180.25', reason: note, note: null, reviewBy: null },
    });
    expect(row).toMatchObject({ amount: 1180.25, quoted: 1200, reason: note });
    expect(mail).toContain('You quoted $1,200.00; $1,180.25 arrived');
    expect(mail).toContain('The exchange took a fee.');
  });

  test('with a reason shows the investor the reason, and keeps the note for staff', async () => {
    const reason = 'The exchange took a fee.';
    const note = 'Third time this month.';
    const { detail, row, mail } = await confirm({ amount: '1180.25', reason, note });
    expect([detail.reason, detail.note, row?.reason]).toEqual([reason, null, reason]);
    expect(mail).toContain(reason);
    expect(mail).not.toContain(note);
  });

  test('of the quoted amount keeps its note for staff', async () => {
    const { detail, row, mail } = await confirm({ note: 'Seen on the chain.' });
    expect(detail).toMatchObject({ amountReceived: '1200.00', reason: null, note: null });
    expect(row).toMatchObject({ amount: 1200, quoted: null, reason: null });
    expect(mail).not.toContain('Seen on the chain.');
    expect(mail).not.toContain('You quoted');
  });

  test('is awaited within the review time of the operator', async () => {
    const backend = await startBackend({ db: engine().db });
    await addWallet(backend, await staff(backend));
    const ada = await investor(backend);
    const params = { id: await deposit(backend, ada) };
    const { token } = ada;
    const { reply } = await callApi(backend, calls.deposits.detail, { token, params });
    const hours48 = 48 * 60 * 60_000;
    const by = new Date(backend.clock.now().getTime() + hours48).toISOString();
    expect(reply.data.reviewBy).toBe(by);
  });
});
