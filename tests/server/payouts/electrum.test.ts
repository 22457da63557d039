import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountKeys } from '#server/adapters/keys/accountKeys.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { type Electrum, openElectrum } from '#tests/support/nodes/electrum.ts';
import { describePayouts } from './device.ts';

describeWithNode('electrum', 'a payout', (command) => {
  describePayouts('and its wallet', (device) => {
    let electrum: Electrum;
    beforeEach(async () => {
      electrum = await openElectrum(command, device().seed);
    });
    afterEach(() => electrum.close());

    test('is signed to the transaction that it names, and sent', async () => {
      const { node, made, account, twoWithdrawals, keep } = device();
      const keys = accountKeys({ btcNetwork: 'regtest' });
      const addresses = await electrum.addresses();
      expect(addresses).toHaveLength(20);
      expect(addresses).toEqual(
        addresses.map((_, index) => keys.derive('BTC', account, { branch: 0, index }).address),
      );
      const payout = await made.made(await twoWithdrawals());
      const transaction = await electrum.sign(await made.psbt(payout._id));
      const { txid } = await node.call<{ txid: string }>('decoderawtransaction', transaction);
      expect(txid).toBe(payout.txid);
      expect(await made.sign(payout._id, transaction)).toMatchObject({ status: 200 });
      await keep();
      expect(await made.send(payout._id)).toMatchObject({ status: 200 });
      await keep();
      expect(await node.call('getmempoolentry', payout.txid)).toMatchObject({ depends: [] });
    });
  });
});
