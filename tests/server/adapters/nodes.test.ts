import { expect, test } from 'vitest';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { startAnvil } from '#tests/support/nodes/anvil.ts';
import { startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';

describeWithNode('bitcoind', 'a private network', (command) => {
  test('mines, pays, loses blocks and starts again', async () => {
    const node = await startBitcoind(command);
    atEndOfFile(node.stop);
    const address = await node.call<string>('getnewaddress');
    const txid = await node.pay({ [address]: '0.5' });
    expect(await node.call('getrawmempool')).toEqual([txid]);
    const [block] = await node.mine(1);
    await node.reorg(1);
    expect(await node.call('getblockcount')).toBe(103);
    expect(await node.call('getblockhash', 102)).not.toBe(block);
    await node.kill();
    await node.start();
    expect(await node.call('getblockcount')).toBe(103);
  });
});

describeWithNode('anvil', 'a private chain', (command) => {
  test('mines, pays and loses blocks', async () => {
    const node = await startAnvil(command);
    atEndOfFile(node.stop);
    const to = `0x${'7'.repeat(40)}`;
    const txid = await node.pay(to, 5n);
    await node.mine(1);
    expect(await node.call('eth_getBalance', to, 'latest')).toBe('0x5');
    expect(await node.call('eth_getTransactionReceipt', txid)).toMatchObject({ status: '0x1' });
    await node.reorg(1);
    expect(await node.call('eth_getBalance', to, 'latest')).toBe('0x0');
  });
});
