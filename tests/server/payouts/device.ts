import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';
import { type ChainStage, chainOf, chainStage } from '#tests/server/chain/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { giveKey } from '#tests/support/nodes/giveKey.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { payoutCalls } from './stage.ts';

/** A node whose wallet has the account key, coin of that key, and staff who pay. */
export interface Device {
  node: Bitcoind;
  stage: ChainStage;
  alan: Person;
  made: ReturnType<typeof payoutCalls>;
  account: string;
  seed: Uint8Array;
  /** Approved withdrawals of two investors; their ids. */
  twoWithdrawals: () => Promise<string[]>;
  /** The signed file of a payout. */
  signed: (id: string) => Promise<string>;
  /** Moves payouts on. */
  keep: () => Promise<void>;
  alarms: () => Promise<unknown[]>;
}

/** Describes payouts that the wallet of a real bitcoind signs. */
export function describePayouts(title: string, tests: (device: () => Device) => void): void {
  describeWithNode('bitcoind', title, (command) => {
    let node: Bitcoind;
    beforeAll(async () => {
      node = await startBitcoind(command);
    });
    afterAll(() => node?.stop());

    describeOnOneEngine('that a device signs', (engine) => {
      let device: Device;
      beforeEach(async () => {
        device = await prepare(node, await chainStage(engine().db, chainOf('BTC', node.url)));
      });
      tests(() => device);
    });
  });
}

async function prepare(node: Bitcoind, stage: ChainStage): Promise<Device> {
  const { backend, grace } = stage;
  const { token } = grace;
  const alan = await staff(backend, 'alan');
  const made = payoutCalls(backend, grace);
  const seed = crypto.getRandomValues(new Uint8Array(32));
  await giveKey(node, seed);
  const body = newAccountKey({ btcNetwork: 'regtest', seed });
  expect((await callApi(backend, calls.accountKeys.add, { token, body })).status).toBe(200);
  await stage.read('BTC');
  const query = { coin: 'BTC', amount: '500' };
  const quote = await callApi(backend, calls.prices.quote, { token: stage.ada.token, query });
  await node.pay({ [quote.reply.data.address]: '0.01' });
  // A busy node may leave a payment out of the next block.
  const coins = await vi.waitFor(async () => {
    await node.mine(1);
    await stage.read('BTC');
    const inBlocks = await backend.db
      .selectFrom('chain_payments')
      .select(['txid', 'n as vout'])
      .where('spent_txid', 'is', null)
      .where('height', 'is not', null)
      .execute();
    expect(inBlocks).not.toEqual([]);
    return inBlocks;
  }, patience(45_000));
  // The wallet pays the tests with other coin.
  await node.call('lockunspent', false, coins);
  return {
    ...{ node, stage, alan, made, account: body.key, seed },
    twoWithdrawals: async () => {
      const legacy = await node.call<string>('getnewaddress', '', 'legacy');
      const taproot = await node.call<string>('getnewaddress', '', 'bech32m');
      const first = await made.approved('bob', { address: legacy });
      const second = await made.approved('carol', { address: taproot, amount: '150.5' });
      return [first.id, second.id];
    },
    signed: async (id) => {
      const sign = [true, 'ALL', true, false];
      const file = await made.psbt(id);
      return (await node.call<{ psbt: string }>('walletprocesspsbt', file, ...sign)).psbt;
    },
    keep: async () => {
      await backend.advance(2_000);
      await keepPayouts(backend.ports);
    },
    alarms: async () =>
      (await callApi(backend, calls.alarms.list, { token: alan.token })).reply.data,
  };
}
