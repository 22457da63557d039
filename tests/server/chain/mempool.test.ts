import { expect, test } from 'vitest';
import type { BitcoinTransaction } from '#contract/proof/transaction.ts';
import type { Matcher } from '#server/chain/bitcoin/matcher.ts';
import { readMempool } from '#server/chain/bitcoin/mempool.ts';
import type { ChainNode } from '#server/platform/chain.ts';

// The first transaction of Bitcoin.
const raw =
  '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d' +
  '0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66' +
  '207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe55' +
  '48271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba' +
  '0b8d578a4c702b6bf11d5fac00000000';

test('a transaction that the node lists but does not give is asked for again in the next round', async () => {
  const answers = [undefined, raw];
  let asked = 0;
  const node = {
    ask: async (calls: readonly unknown[]) => {
      asked += calls.length;
      return calls.map(() => ({ result: answers.shift() }));
    },
  } as unknown as ChainNode;
  const found: BitcoinTransaction[] = [];
  const matcher = {
    addAll: (more: readonly BitcoinTransaction[]) => found.push(...more),
  } as unknown as Matcher;
  const known = new Set<string>();
  const read = () => readMempool(node, { ids: ['ab'], known, matcher });
  await read();
  expect(found).toHaveLength(0);
  await read();
  expect(found).toHaveLength(1);
  await read();
  expect(asked).toBe(2);
});
