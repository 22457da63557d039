import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

const note = 'Checked both wallets.';

describeOnOneEngine('a duplicate', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    await addWallet(backend, grace);
    const [ada, eve] = [await investor(backend), await investor(backend, 'eve')];
    const [txid, image] = [randomTxid(), await png('proof.png')];
    const send = async ({ token }: typeof ada, body: object = { txid, image }) => {
      backend.clock.advance(1000);
      const sent = { token, body: { amount: '900', coin: 'BTC', ...body } as never };
      return (await callApi(backend, calls.deposits.create, sent)).reply.data._id;
    };
    const confirm = (depositId: string, body: object = {}, { token } = grace) =>
      callApi(backend, calls.deposits.confirm, { token, params: { depositId }, body });
    const detail = async (id: string, { token } = grace) =>
      (await callApi(backend, calls.deposits.detail, { token, params: { id } })).reply.data;
    const balanceOf = async ({ token }: typeof ada) =>
      (await callApi(backend, calls.balances.summary, { token })).reply.data.available;
    return { backend, grace, alan, ada, eve, txid, image, send, confirm, detail, balanceOf };
  }

  test('names the other deposit, its investor, amount and proof, and each reason', async () => {
    const { grace, ada, eve, txid, image, send, confirm, detail } = await start();
    const first = await send(ada);
    const byFile = await send(eve, { image });
    const copied = await send(eve);
    expect((await confirm(first, { note })).status).toBe(200);
    const { duplicates, creditedElsewhere, noteRequired, ...rest } = await detail(copied);
    expect(duplicates).toMatchObject([
      { _id: byFile, user: { fullName: 'eve of the tests' }, same: ['proof'], txid: null },
      {
        _id: first,
        user: { _id: ada.user._id, fullName: 'ada of the tests' },
        amount: '900',
        status: 'confirmed',
        decidedBy: grace.user.fullName,
        same: ['proof', 'txid'],
        proof: { type: 'image/png' },
        txid,
      },
    ]);
    expect(duplicates[1]?.image).toMatch(/^\/receipts\//);
    expect(creditedElsewhere).toMatchObject({ _id: first, user: { _id: ada.user._id } });
    expect(noteRequired).toEqual(['duplicate']);
    expect(rest.investor).toMatchObject({
      userName: 'eve',
      available: '0.00',
      deposits: 2,
      paidIn: '0.00',
      declined: 0,
      latest: [{ _id: byFile, status: 'pending' }],
      alsoOpen: [{ kind: 'deposit', _id: byFile, amount: '900.00', status: 'pending' }],
    });
    expect(rest.ours).toBe(true);
  });

  test('shows nothing of others, of notes or of the investor to its owner', async () => {
    const { backend, grace, ada, eve, send, detail } = await start();
    await send(ada);
    const id = await send(eve);
    const body = { text: 'Asked for the receipt.' };
    const { token } = grace;
    await callApi(backend, calls.deposits.addNote, { token, params: { id }, body });
    expect((await detail(id)).notes).toMatchObject([{ ...body, by: grace.user.fullName }]);
    expect(await detail(id, eve)).toMatchObject({
      ...{ duplicates: [], creditedElsewhere: null, noteRequired: [], investor: null },
      ...{ ours: false, dueAt: null, assignedTo: null, notes: [], claimedBy: null },
    });
  });

  test('is confirmed with a note only', async () => {
    const { ada, eve, image, send, confirm } = await start();
    await send(ada);
    const second = await send(eve, { image, txid: randomTxid() });
    const refused = await confirm(second);
    expect([refused.status, refused.problem.fields]).toEqual([
      422,
      { note: depositMessages.noteRequiredDuplicate },
    ]);
    expect((await confirm(second, { note })).status).toBe(200);
  });

  test('of a credited transaction id is not confirmed by it, whatever staff send', async () => {
    const { ada, eve, txid, send, confirm, balanceOf } = await start();
    const [first, second] = [await send(ada), await send(eve)];
    expect((await confirm(first, { note })).status).toBe(200);
    const whose = `${reference(first)}, ada of the tests, $900.00`;
    const problem = { txid: depositMessages.creditedElsewhere(whose) };
    for (const body of [
      {},
      { note },
      { note, txid: null },
      { note, txid: '' },
      { note, txid: txid.toUpperCase() },
      { note, output: '0' },
      { note, txid, output: '0', amount: '800' },
    ]) {
      const refused = await confirm(second, body);
      expect([body, refused.status, refused.problem.fields]).toEqual([body, 409, problem]);
    }
    expect(await balanceOf(eve)).toBe(0);
    // One transaction may pay two deposits, by two of its outputs.
    expect((await confirm(second, { note, output: '1' })).status).toBe(200);
  });

  test('is credited once when two people confirm both at once', async () => {
    const { grace, alan, ada, eve, send, confirm, balanceOf } = await start();
    const [first, second] = [await send(ada), await send(eve)];
    const answers = await Promise.all([
      confirm(first, { note }, grace),
      confirm(second, { note }, alan),
      confirm(second, { note, txid: null }, alan),
    ]);
    const confirmed = answers.filter(({ status }) => status === 200);
    expect(confirmed).toHaveLength(1);
    expect((await balanceOf(ada)) + (await balanceOf(eve))).toBe(900);
    const again = await confirm(confirmed[0]?.reply.data._id === first ? second : first, { note });
    expect(again.problem.message).toMatch(
      /^This transaction id was credited before: #.*of the tests/,
    );
  });

  test('of a transaction id that no one was credited for is not confirmed without an id', async () => {
    const { backend, grace, ada, eve, send, confirm } = await start();
    const [first, second] = [await send(ada), await send(eve)];
    const refused = await confirm(second, { note, txid: null });
    const txid = depositMessages.txidShared(reference(first));
    expect([refused.status, refused.problem.fields]).toEqual([422, { txid }]);
    const changed = sql`UPDATE deposits SET status = 'confirmed', amount_received_cents = 90000,
      decided_by = ${grace.user._id}, decided_at = deposit_date, note = ${note} WHERE id = ${second}`;
    await expect(changed.execute(backend.db)).rejects.toThrow(
      /without the id that another one names/,
    );
  });

  test('is marked when staff check the id that another deposit names', async () => {
    const { backend, grace, ada, eve, txid, send, confirm } = await start();
    const named = await send(ada, { txid });
    const checked = await send(eve, {});
    expect((await confirm(checked, { txid })).status).toBe(200);
    const query = { filter: { flagged: true } } as never;
    const list = await callApi(backend, calls.deposits.list, { token: grace.token, query });
    expect(list.reply.data).toMatchObject([{ _id: named, duplicate: true }]);
  });
});
