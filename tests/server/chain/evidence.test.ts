import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { staffPassword } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { signIn, staff } from '#tests/support/people.ts';
import { type ChainStage, chainOf, chainStage } from './stage.ts';

describeWithNode('bitcoind', 'the evidence of the chain', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('for a deposit', (engine) => {
    let stage: ChainStage;
    let address: string;
    beforeEach(async () => {
      stage = await chainStage(engine().db, chainOf('BTC', node.url));
      address = await node.call<string>('getnewaddress');
      await stage.receiveAt('BTC', address);
      await stage.read('BTC');
    });

    /** A quote of dollars, paid with its coin or another amount, and the deposit that names the payment. */
    const paid = async (amount: string, coins?: string) => {
      const { token } = stage.ada;
      const asked = { token, query: { coin: 'BTC', amount } };
      const quote = (await callApi(stage.backend, calls.prices.quote, asked)).reply.data;
      await stage.backend.advance(60_000);
      const txid = await node.pay({ [address]: coins ?? quote.coinAmount });
      const sent = { token, body: { coin: 'BTC', amount, quoteId: quote.quoteId, txid } };
      const { reply } = await callApi(stage.backend, calls.deposits.create, sent);
      return { id: reply.data._id, txid, quote };
    };
    const detail = async (id: string, { token } = stage.grace) =>
      (await callApi(stage.backend, calls.deposits.detail, { token, params: { id } })).reply.data;
    const confirm = (depositId: string, body = {}, { token } = stage.grace) =>
      callApi(stage.backend, calls.deposits.confirm, { token, params: { depositId }, body });
    const mine = async (count: number) => {
      await node.mine(count);
      await stage.read('BTC');
    };

    test('counts confirmations by amount, and only then confirms without a note', async () => {
      const { id, txid, quote } = await paid('2000');
      expect((await detail(id)).chain).toMatchObject({ state: 'none', payments: [] });
      await stage.read('BTC');
      const seen = await detail(id, stage.ada);
      expect(seen.chain).toMatchObject({
        ...{ state: 'seen', confirmations: 0, asked: 3, expected: quote.coinAmount },
        payments: [{ txid, amount: quote.coinAmount, state: 'seen' }],
      });
      await mine(2);
      expect((await detail(id)).chain).toMatchObject({ state: 'confirming', confirmations: 2 });
      const { token } = stage.grace;
      const { reply } = await callApi(stage.backend, calls.deposits.list, { token });
      expect(reply.data[0]?.chain).toEqual({ state: 'confirming', confirmations: 2, asked: 3 });
      const early = await confirm(id);
      expect([early.status, early.problem?.fields?.note]).toEqual([
        422,
        expect.stringContaining('the chain does not show enough'),
      ]);
      await mine(1);
      expect(await detail(id)).toMatchObject({
        chain: { state: 'enough', suggestedUsd: '2000.00' },
        noteRequired: [],
      });
      expect((await confirm(id)).status).toBe(200);
    });

    test('adds up two payments, and mails that the first one is short', async () => {
      const { id, quote, txid: first } = await paid('500', '0.005');
      await mine(1);
      expect((await detail(id)).chain).toMatchObject({ state: 'none' });
      const { token } = stage.grace;
      const link = async (name: string) => {
        const { id: payment = '' } =
          (await stage.payments()).find(({ txid }) => txid === name) ?? {};
        const sent = { token, params: { id: payment }, body: { depositId: id } };
        return (await callApi(stage.backend, calls.chain.link, sent)).status;
      };
      expect(await link(first)).toBe(200);
      await mine(1);
      expect((await detail(id)).chain).toMatchObject({ state: 'short', received: '0.00500000' });
      while ((await sendDueMails(stage.backend.ports)) > 0);
      const mail = stage.backend.mails.find(({ subject }) => subject.includes('is short'));
      expect(mail).toMatchObject({ to: 'ada@investor.example' });
      expect(mail?.text).toContain(`${quote.coinAmount} BTC`);
      const txid = await node.pay({ [address]: '0.005' });
      await mine(1);
      const list = () => callApi(stage.backend, calls.chain.unclaimed, { token });
      expect((await list()).reply.data).toMatchObject([{ txid, amount: '0.00500000', address }]);
      expect(await link(txid)).toBe(200);
      expect((await list()).reply.data).toEqual([]);
      expect(await link(txid)).toBe(409);
      expect((await detail(id)).chain).toMatchObject({ state: 'over', received: '0.01000000' });
    });

    test('forgets a payment that was replaced or left the chain', async () => {
      const { id, txid } = await paid('500');
      await stage.read('BTC');
      await node.call('bumpfee', txid);
      await stage.read('BTC');
      expect((await detail(id)).chain).toMatchObject({ state: 'replaced' });
      while ((await sendDueMails(stage.backend.ports)) > 0);
      const mail = stage.backend.mails.find(({ subject }) => subject.includes('has no payment'));
      expect(mail).toMatchObject({ to: 'ada@investor.example' });
      expect((await confirm(id)).status).toBe(422);
      const other = await paid('400');
      await mine(1);
      expect((await detail(other.id)).chain).toMatchObject({ state: 'enough' });
      await node.reorg(1);
      await stage.read('BTC');
      expect((await detail(other.id)).chain).toMatchObject({ state: 'seen', confirmations: 0 });
    });

    test('meets the rule of deposits that the chain does not cover while it covers none', async () => {
      await staff(stage.backend, 'alan');
      const { token } = stage.grace;
      const body = { kind: 'deposit-unseen', fromUsd: '0', approvals: 2 } as const;
      const proposed = await callApi(stage.backend, calls.approvals.proposeRule, { token, body });
      expect(proposed.status).toBe(200);
      const covered = await paid('300');
      await mine(1);
      expect((await confirm(covered.id)).reply.data.status).toBe('confirmed');
      const { id } = await paid('500');
      // The chain is out of date: nothing but the rule asks for a second person.
      await stage.backend.advance(601_000);
      const first = await confirm(id, { note: 'I asked the investor.' });
      expect([first.status, first.reply?.data.status]).toEqual([200, 'pending']);
    });

    test('takes a note and a second person to confirm against it', async () => {
      const alan = await staff(stage.backend, 'alan');
      const { id } = await paid('500');
      expect((await confirm(id)).status).toBe(422);
      const note = { note: 'The exchange shows it.' };
      expect((await confirm(id, note)).reply.data.status).toBe('pending');
      expect((await detail(id)).approvals).toMatchObject({ needed: 2, have: 1 });
      expect((await confirm(id, note, alan)).reply.data.status).toBe('confirmed');
      const unread = await paid('400');
      await stage.backend.advance(601_000);
      expect((await detail(unread.id)).chain.problem).toMatch(/^The node does not answer since/);
      expect((await confirm(unread.id)).status).toBe(422);
      expect((await confirm(unread.id, note)).reply.data.status).toBe('confirmed');
    });

    test('takes a note where the coin came after the end of the quote', async () => {
      const { token } = stage.ada;
      const query = { coin: 'BTC', amount: '500' };
      const quote = (await callApi(stage.backend, calls.prices.quote, { token, query })).reply.data;
      const body = { coin: 'BTC', amount: '500', quoteId: quote.quoteId };
      const made = await callApi(stage.backend, calls.deposits.create, { token, body });
      const { _id: id } = made.reply.data;
      expect(await detail(id)).toMatchObject({ late: false });
      await stage.backend.advance(quoteMs + 60_000);
      const txid = await node.pay({ [address]: quote.coinAmount });
      const proof = { token, params: { id }, body: { txid } };
      expect((await callApi(stage.backend, calls.deposits.addProof, proof)).status).toBe(200);
      await mine(1);
      const rested = await signIn(stage.backend, 'grace', staffPassword);
      expect(await detail(id, rested)).toMatchObject({
        chain: { state: 'late' },
        noteRequired: expect.arrayContaining(['late']),
      });
      const note = depositMessages.noteRequiredLate;
      const { problem } = await confirm(id, {}, rested);
      expect(problem.fields).toEqual({ note });
      expect((await confirm(id, { note }, rested)).status).toBe(200);
    });

    test('still takes two people after the other one was suspended', async () => {
      const alan = await staff(stage.backend, 'alan');
      const { id } = await paid('500');
      const params = { id: alan.user._id };
      const { token } = stage.grace;
      const suspended = { token, params, body: { reason: 'Left' } };
      expect((await callApi(stage.backend, calls.users.suspend, suspended)).status).toBe(200);
      const { reply } = await confirm(id, { note: 'The exchange shows it.' });
      expect(reply.data.status).toBe('pending');
    });

    test('is out of date ten minutes after the last reading', async () => {
      const { id } = await paid('500');
      await mine(1);
      expect((await detail(id)).chain).toMatchObject({ state: 'enough' });
      await stage.backend.advance(601_000);
      expect((await detail(id)).chain).toMatchObject({ state: 'stale' });
      expect((await confirm(id)).status).toBe(422);
      expect((await confirm(id, { note: 'I looked at another node.' })).status).toBe(200);
    });
  });
});
