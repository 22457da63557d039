import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { PaymentProof } from '#contract/chain.ts';
import { checkBlockProof } from '#contract/proof/blockProof.ts';
import { Bytes } from '#contract/proof/bytes.ts';
import { merkleMatch } from '#contract/proof/merkleMatch.ts';
import { twice } from '#contract/proof/transaction.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { type Bitcoind, startBitcoind } from '#tests/support/nodes/bitcoind.ts';
import { describeWithNode } from '#tests/support/nodes/describeWithNode.ts';
import { chainOf, chainStage } from './stage.ts';

/** Another last digit. */
const bent = (hex: string) => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`;

describeWithNode('bitcoind', 'the proof of a payment', (command) => {
  let node: Bitcoind;
  beforeAll(async () => {
    node = await startBitcoind(command);
  });
  afterAll(() => node?.stop());

  describeOnOneEngine('in a block', (engine) => {
    let proof: PaymentProof;
    test('is computed again from its bytes, and any change of it is found', async () => {
      const stage = await chainStage(engine().db, chainOf('BTC', node.url));
      const address = await node.call<string>('getnewaddress', '', 'bech32');
      await stage.receiveAt('BTC', address);
      await stage.read('BTC');
      const others = await node.call<string>('getnewaddress');
      for (const amount of ['0.1', '0.2', '0.3', '0.4']) await node.pay({ [others]: amount });
      const txid = await node.pay({ [address]: '0.05' });
      const [blockHash] = await node.mine(3);
      await stage.read('BTC');
      const payment = (await stage.payments()).find((each) => each.txid === txid);
      const params = { id: payment?.id ?? '' };
      const { token } = stage.grace;
      proof = (await callApi(stage.backend, calls.chain.proof, { token, params })).reply.data;
      expect(checkBlockProof(proof)).toMatchObject({ proved: true, blockHash, confirmations: 3 });

      const changed = (by: Partial<PaymentProof>) => {
        const verdict = checkBlockProof({ ...proof, ...by });
        return verdict.proved ? 'proved' : verdict.fault;
      };
      expect(changed({ txid: bent(proof.txid) })).toBe('transaction');
      expect(changed({ units: '5000001' })).toBe('output');
      expect(changed({ address: others })).toBe('output');
      expect(changed({ output: 99 })).toBe('output');
      const part = (hex: string, [from, to]: [number, number], by: string) =>
        hex.slice(0, from) + by + hex.slice(to);
      const root = bent(proof.merkleBlock.slice(72, 136));
      expect(changed({ merkleBlock: part(proof.merkleBlock, [72, 136], root) })).toBe('branch');
      expect(changed({ merkleBlock: `${proof.merkleBlock}00` })).toBe('branch');
      expect(changed({ headers: proof.headers.toReversed() })).toBe('headers');
      const harder = part(proof.headers[0] ?? '', [144, 152], 'ffff001d');
      expect(changed({ headers: [harder] })).toBe('work');
      expect(changed({ rawTx: 'none' })).toBe('unreadable');
      // The same script on the main network, where blocks of a private one have too little work.
      const { words } = bech32.decode(address as `${string}1${string}`);
      expect(changed({ address: bech32.encode('bc', words) })).toBe('work');
    });
  });
});

test('a branch with two equal halves proves nothing', () => {
  const leaf = new Uint8Array(32).fill(7);
  const branch = (right: Uint8Array) =>
    merkleMatch(
      new Bytes(
        concatBytes(hexToBytes('02000000'), hexToBytes('02'), leaf, right, hexToBytes('0103')),
      ),
    );
  const right = new Uint8Array(32).fill(8);
  const root = twice(concatBytes(leaf, right));
  expect(bytesToHex(branch(right)?.root ?? leaf)).toBe(bytesToHex(root));
  expect(branch(leaf)).toBeUndefined();
});

test('a transaction as long as an inner node proves nothing', () => {
  const raw = concatBytes(
    hexToBytes('0200000001'),
    new Uint8Array(36),
    hexToBytes('00ffffffff01'),
    new Uint8Array(8).fill(1, 0, 1),
    hexToBytes('046a020000'),
    hexToBytes('00000000'),
  );
  expect(raw).toHaveLength(64);
  const rawTx = bytesToHex(raw);
  const txid = bytesToHex(twice(raw).toReversed());
  const proof = { rawTx, txid, merkleBlock: '', headers: [], height: 1, output: 0, units: '1' };
  const claimed = { ...proof, address: 'bcrt1q', script: '' };
  expect(checkBlockProof(claimed)).toEqual({ proved: false, fault: 'transaction' });
});
