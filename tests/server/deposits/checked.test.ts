import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { reference } from '#contract/reference.ts';
import { startBackend } from '#mocks/backend.ts';

import { depositMessages } from '#server/deposits/messages.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { approveDirectly } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  investor,
  randomTxid,
  staff,
} from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

const creditedTo = (id: string) =>
  depositMessages.creditedElsewhere(`${reference(id)}, ada of the tests, $500.00`);

describeOnOneEngine('confirming a payment', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    await addWallet(backend, grace, 'ETH');
    const [ada, eve] = [await investor(backend), await investor(backend, 'eve')];
    const send = async (body: object, { token } = ada) => {
      const sent = { token, body: { amount: '500', coin: 'BTC', ...body } as never };
      return (await callApi(backend, calls.deposits.create, sent)).reply.data._id;
    };
    const confirm = (depositId: string, body: object = {}) =>
      callApi(backend, calls.deposits.confirm, { token: grace.token, params: { depositId }, body });
    const detail = async (id: string) =>
      (await callApi(backend, calls.deposits.detail, { token: grace.token, params: { id } })).reply
        .data;
    return { backend, grace, ada, eve, send, confirm, detail };
  }

  test('credits one payment once when it is claimed by id and by picture', async () => {
    const { ada, eve, send, confirm } = await start();
    const txid = randomTxid();
    const byId = await send({ txid }, ada);
    const byPicture = await send({ image: await png('proof.png') }, eve);
    expect((await confirm(byId)).status).toBe(200);
    const second = await confirm(byPicture, { txid: txid.toUpperCase(), note: 'Seen.' });
    expect([second.status, second.problem.message]).toEqual([409, creditedTo(byId)]);
    expect((await confirm(byPicture, { txid, output: '1' })).status).toBe(200);
  });

  test('is credited once when staff confirm two deposits at once with one id', async () => {
    const { send, confirm } = await start();
    const txid = randomTxid();
    const both = [await send({}), await send({})];
    const answers = await Promise.all(both.map((id) => confirm(id, { txid })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused by the database too, when the program has not noticed it', async () => {
    const { grace, send, confirm } = await start();
    const txid = randomTxid();
    const [first, second] = [await send({}), await send({})];
    expect((await confirm(first, { txid, output: '0', note: 'Seen.' })).status).toBe(200);
    await approveDirectly(engine().db, { id: second, cents: 50_000, staffId: grace.user._id });
    const again = engine()
      .db.updateTable('deposits')
      .set({
        status: 'confirmed',
        amount_received_cents: 50_000n,
        checked_txid: txid,
        checked_output: 0,
        decided_by: grace.user._id,
        decided_at: new Date(),
      })
      .where('id', '=', second);
    await expect(again.execute()).rejects.toThrow('deposits_checked_once');
  });

  test('lets the true sender be confirmed after a stranger claimed the id first', async () => {
    const { ada, eve, send, confirm, detail } = await start();
    const txid = randomTxid();
    const strangers = await send({ txid }, eve);
    const senders = await send({ txid }, ada);
    expect((await detail(senders)).duplicates).toMatchObject([{ _id: strangers, same: ['txid'] }]);
    expect((await confirm(senders, { note: 'Their wallet.' })).status).toBe(200);
    expect((await confirm(strangers)).problem.message).toBe(creditedTo(senders));
    const other = { txid: randomTxid(), note: 'They named a wrong id.' };
    expect((await confirm(strangers, other)).status).toBe(200);
  });

  test('records the id that staff checked, for staff only, in detail, list and export', async () => {
    const { backend, grace, ada, send, confirm, detail } = await start();
    const [claimed, checked] = [randomTxid(), randomTxid()];
    const id = await send({ txid: claimed });
    await confirm(id, { txid: checked, output: '2' });
    expect(await detail(id)).toMatchObject({
      txid: claimed,
      checkedTxid: checked,
      checkedOutput: 2,
    });
    const own = await callApi(backend, calls.deposits.detail, { token: ada.token, params: { id } });
    expect(own.reply.data).toMatchObject({ checkedTxid: null, expectedCredit: null });
    const list = await callApi(backend, calls.deposits.list, { token: grace.token });
    expect(list.reply.data).toMatchObject([{ checkedTxid: checked }]);
    const query = { columns: 'checkedTxid,checkedOutput' } as never;
    const csv = await callApi(backend, calls.exports.deposits, { token: grace.token, query });
    expect(await (csv.reply as Blob).text()).toContain(`"${checked}",2`);
    // A later claim of the checked id is a duplicate.
    const later = await send({ txid: checked });
    expect((await detail(later)).duplicates).toMatchObject([{ _id: id, same: ['txid'] }]);
    const marked = await callApi(backend, calls.deposits.list, {
      token: grace.token,
      query: { filter: { duplicate: true } } as never,
    });
    expect(marked.reply.data.map(({ _id }) => _id).sort()).toEqual([id, later].sort());
  });

  test('needs a note without a transaction id, even with a picture', async () => {
    const { send, confirm } = await start();
    const id = await send({ image: await png('proof.png') });
    expect((await confirm(id)).problem.fields).toEqual({ note: depositMessages.noteRequired });
    expect((await confirm(id, { note: 'Found by its amount.' })).status).toBe(200);
    const claimed = await send({ txid: randomTxid() });
    const unchecked = await confirm(claimed, { txid: null });
    expect(unchecked.problem.fields).toEqual({ note: depositMessages.noteRequired });
  });

  test('rejects an id or output that the coin does not have', async () => {
    const { send, confirm } = await start();
    const ether = await send({ coin: 'ETH' });
    const txid = `0x${randomTxid()}`;
    const wrong = await confirm(ether, { txid: randomTxid() });
    expect(wrong.problem.fields).toEqual({ txid: messages.txidEthereum });
    const output = await confirm(ether, { txid, output: '1' });
    expect(output.problem.fields).toEqual({ output: depositMessages.outputOfEther });
    expect((await confirm(ether, { txid, output: '-1' })).status).toBe(422);
    expect((await confirm(ether, { txid, output: '0' })).status).toBe(200);
  });

  test('asks for the password when the amount is another one than expected', async () => {
    const { backend, ada, grace, confirm } = await start();
    const id = await deposit(backend, ada, '500');
    backend.clock.advance(reauthenticationMs + 1);
    const other = { amount: '400', note: 'Less arrived.' };
    const refused = await confirm(id, other);
    expect([refused.status, refused.problem.code]).toEqual([403, 'reauthenticate']);
    const proof = { token: grace.token, body: { password: 'StaffPass#1' } };
    expect((await callApi(backend, calls.auth.reauthenticate, proof)).status).toBe(200);
    expect((await confirm(id, other)).status).toBe(200);
    const asked = await deposit(backend, ada, '500');
    backend.clock.advance(reauthenticationMs + 1);
    expect((await confirm(asked, { amount: '500.00' })).status).toBe(200);
  });

  test('takes no address in the note that explains another amount to the investor', async () => {
    const { backend, ada, confirm } = await start();
    const id = await deposit(backend, ada, '500');
    const note = `Pay the rest to ${addresses.BTC}.`;
    const refused = await confirm(id, { amount: '400', note });
    expect(refused.problem.fields).toEqual({ note: platformMessages.addressInText });
    // With a reason, or for the amount that was asked, the note is for staff.
    const other = { amount: '400', note, reason: 'Less arrived.' };
    expect((await confirm(id, other)).status).toBe(200);
    const asked = await deposit(backend, ada, '500');
    expect((await confirm(asked, { note })).status).toBe(200);
  });

  test('rejects an amount over 1.2 times what was asked', async () => {
    const { backend, ada, confirm } = await start();
    const id = await deposit(backend, ada, '50');
    for (const amount of ['60.01', '999999999.99']) {
      const refused = await confirm(id, { amount, note: 'More arrived.' });
      expect([refused.status, refused.problem.fields]).toEqual([
        422,
        { amount: depositMessages.creditTooLarge },
      ]);
    }
    expect((await confirm(id, { amount: '60', note: 'More arrived.' })).status).toBe(200);
  });

  test('is held to 1.2 times by the database too', async () => {
    const { backend, ada, grace } = await start();
    const id = await deposit(backend, ada, '50');
    const credited = (cents: number) =>
      sql`UPDATE deposits SET status = 'confirmed', amount_received_cents = ${cents}::bigint,
        decided_by = ${grace.user._id}, decided_at = deposit_date WHERE id = ${id}`.execute(
        backend.db,
      );
    await expect(credited(6001)).rejects.toThrow(/1\.2 times/);
    await approveDirectly(backend.db, { id, cents: 6000, staffId: grace.user._id });
    await expect(credited(6000)).rejects.toThrow(/must have the entries/);
  });
});
