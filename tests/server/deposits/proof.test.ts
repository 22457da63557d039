import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

describeOnOneEngine('the proof of a pending deposit', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const { token } = ada;
    const bare = async () => {
      const body = { amount: '500', coin: 'BTC' };
      return (await callApi(backend, calls.deposits.create, { token, body })).reply.data._id;
    };
    const add = (id: string, body: object, caller = token) =>
      callApi(backend, calls.deposits.addProof, { token: caller, params: { id }, body });
    return { backend, grace, ada, bare, add };
  }

  test('is added and replaced by its owner, and the timeline shows when', async () => {
    const { backend, bare, add } = await start();
    const id = await bare();
    const submitted = backend.clock.now().toISOString();
    backend.clock.advance(1000);
    const first = await add(id, { image: await png('proof.png') });
    expect(first.reply).toMatchObject({
      message: 'Proof received. We review it with your deposit.',
      data: { status: 'pending', txid: null, proof: { type: 'image/png' } },
    });
    backend.clock.advance(1000);
    const txid = randomTxid().toUpperCase();
    const { data } = (await add(id, { txid })).reply;
    expect([data.txid, data.image]).toEqual([txid.toLowerCase(), first.reply.data.image]);
    expect(data.timeline.map(({ event }) => event)).toEqual([
      ...['quoted', 'submitted', 'proof', 'proof'],
    ]);
    expect(data.timeline[1]?.at).toBe(submitted);
    expect(data.timeline[3]?.at).toBe(backend.clock.now().toISOString());
    const third = (await add(id, { image: await png('other.png', 60) })).reply.data;
    expect([third.image === data.image, third.txid]).toEqual([false, data.txid]);
  });

  test('leaves a line of the audit log with what was there before', async () => {
    const { backend, grace, ada, add } = await start();
    const id = await deposit(backend, ada);
    const read = async () =>
      backend.db.selectFrom('deposits').select('txid').executeTakeFirstOrThrow();
    const { txid: txidBefore } = await read();
    const txid = randomTxid();
    await add(id, { txid });
    await add(id, { txid });
    const query = { filter: { targetId: id } };
    const { reply } = await callApi(backend, calls.audit.list, { token: grace.token, query });
    expect(reply.data).toMatchObject([
      { action: 'deposit.proof', actor: { _id: ada.user._id }, details: { txid, txidBefore } },
    ]);
  });

  test.each([
    [{}, { image: messages.proofMissing }],
    [{ txid: '' }, { image: messages.proofMissing }],
    [{ txid: 'xyz' }, { txid: messages.txidBitcoin }],
    [{ txid: `0x${'ab'.repeat(32)}` }, { txid: messages.txidBitcoin }],
  ])('refuses %o', async (body, fields) => {
    const { bare, add } = await start();
    const { status, problem } = await add(await bare(), body);
    expect([status, problem.fields]).toEqual([422, fields]);
  });

  test('is refused from anyone else, and once staff decided', async () => {
    const { backend, grace, ada, add } = await start();
    const id = await deposit(backend, ada);
    const body = { txid: randomTxid() };
    const eve = await investor(backend, 'eve');
    expect((await add(id, body, eve.token)).status).toBe(404);
    expect((await add(id, body, grace.token)).status).toBe(404);
    const params = { depositId: id };
    await callApi(backend, calls.deposits.confirm, { token: grace.token, params, body: {} });
    const late = await add(id, body);
    expect([late.status, late.problem.message]).toEqual([409, 'This deposit is confirmed.']);
  });

  test('needs a confirmed email address for a file', async () => {
    const { backend, add } = await start();
    const bob = await investor(backend, 'bob', { confirmed: false });
    const id = await deposit(backend, bob);
    const refused = await add(id, { image: await png('proof.png') }, bob.token);
    expect([refused.status, refused.problem.message]).toEqual([403, messages.confirmEmailFirst]);
  });

  test.each(['txid', 'image'] as const)(
    'with the %s of another deposit marks both',
    async (part) => {
      const { backend, grace, bare, add } = await start();
      const eve = await investor(backend, 'eve');
      const proof = part === 'txid' ? { txid: randomTxid() } : { image: await png('proof.png') };
      const body = { amount: '600', coin: 'BTC', ...proof };
      await callApi(backend, calls.deposits.create, { token: eve.token, body });
      const id = await bare();
      const marked = async () => {
        const query = { filter: { duplicate: true } };
        const { reply } = await callApi(backend, calls.deposits.list, {
          token: grace.token,
          query,
        });
        return reply.data.length;
      };
      expect(await marked()).toBe(0);
      expect((await add(id, proof)).status).toBe(200);
      expect(await marked()).toBe(2);
    },
  );

  test('does not change past its call, nor together with a decision', async () => {
    const { backend, grace, ada } = await start();
    await deposit(backend, ada);
    const change = (columns: string) =>
      sql.raw(`UPDATE deposits SET ${columns}`).execute(backend.db);
    await expect(change("txid = 'other'")).rejects.toThrow('no line in the audit log');
    const decision = `status = 'declined', reason = 'x', decided_at = now(), decided_by = '${grace.user._id}'`;
    await expect(change(`${decision}, txid = 'other'`)).rejects.toThrow('is frozen');
    await expect(change("reason = 'x'")).rejects.toThrow('is frozen');
  });
});
