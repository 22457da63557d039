import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, randomTxid } from '#tests/support/people.ts';
import { stage } from './stage.ts';

const second = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

describeOnOneEngine('coin that went to the address of a withdrawal', (engine) => {
  const start = async () => {
    const all = await stage(engine().db);
    const { backend, request, act, grace } = all;
    await backend.db
      .updateTable('receiving_addresses')
      .set({ script: new Uint8Array(22) })
      .execute();
    const { id: address_id } = await backend.db
      .selectFrom('receiving_addresses')
      .select('id')
      .executeTakeFirstOrThrow();
    /** One transaction of ours, to these addresses. */
    const sent = async (units: Record<string, string>) => {
      const txid = randomTxid();
      const outputs = Object.entries(units).map(([address, each]) => ({ address, units: each }));
      await backend.db
        .insertInto('chain_spends')
        .values({
          ...{ id: crypto.randomUUID(), coin: 'BTC', address_id, txid, units: '50000000' },
          ...{ fee_units: '10000', outputs: JSON.stringify(outputs) },
          ...{ seen_at: backend.clock.now(), rate_usd: '65000', block_hash: null, height: null },
          ...{ state: 'seen', sources: ['1'], is_earlier: false },
        })
        .execute();
      return txid;
    };
    const approvedTo = async (to: string) => {
      expect((await request('100', to)).status).toBe(200);
      const { reply } = await callApi(backend, calls.withdrawals.own, { token: all.ada.token });
      const id = reply.data[0]?._id ?? '';
      backend.clock.advance(1_000);
      expect((await act('approve', id, grace)).status).toBe(200);
      return id;
    };
    const pay = (id: string, txid: string) =>
      callApi(backend, calls.withdrawals.pay, {
        ...{ token: grace.token, params: { id } },
        body: { txid, coinAmount: '0.00153846' },
      });
    return { ...all, sent, approvedTo, pay };
  };
  const refused = { status: 409, problem: { message: platformMessages.mayBeSent } };

  test('is recorded before another payment of it is', async () => {
    const { sent, approvedTo, pay, detail, act, grace } = await start();
    const id = await approvedTo(addresses.BTC);
    expect((await detail(id)).recipient.sentTxid).toBeNull();
    const txid = await sent({ [addresses.BTC]: '153846' });
    expect((await detail(id)).recipient.sentTxid).toBe(txid);
    expect(await pay(id, randomTxid())).toMatchObject(refused);
    expect((await pay(id, txid)).status).toBe(200);
    expect((await detail(id)).recipient.sentTxid).toBeNull();
    // The next withdrawal to this address is another payment.
    const next = await approvedTo(addresses.BTC);
    expect((await act('decline', next, grace)).status).toBe(200);
  });

  test('keeps it from being undone, also where another withdrawal names the transaction', async () => {
    const { sent, approvedTo, pay, act, alan } = await start();
    const [first, other] = [await approvedTo(addresses.BTC), await approvedTo(second)];
    const txid = await sent({ [addresses.BTC]: '153846', [second]: '153846' });
    expect((await pay(other, txid)).status).toBe(200);
    expect(await act('decline', first, alan)).toMatchObject(refused);
  });

  test('keeps one of two to one address from being undone, where it was enough for both', async () => {
    const { sent, approvedTo, pay, act, alan } = await start();
    const [first, other] = [await approvedTo(addresses.BTC), await approvedTo(addresses.BTC)];
    const txid = await sent({ [addresses.BTC]: '307692' });
    expect((await pay(other, txid)).status).toBe(200);
    expect(await act('decline', first, alan)).toMatchObject(refused);
  });
});
