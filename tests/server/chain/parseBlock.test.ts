import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { parseTransaction } from '#contract/proof/transaction.ts';
import { parseBlock } from '#server/chain/bitcoin/parseBlock.ts';

// The first block of the main network.
const hash = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f';
const first =
  `0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e
67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c0101000000010000000000000000000000000000000000
000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63
656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000
434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7
ba0b8d578a4c702b6bf11d5fac00000000`.replace(/\s/g, '');

test('a block is read from its bytes', () => {
  const block = parseBlock(hexToBytes(first), hash);
  expect(block.at.toISOString()).toBe('2009-01-03T18:15:05.000Z');
  expect(block.transactions).toMatchObject([
    {
      txid: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
      outputs: [{ units: 5_000_000_000n }],
    },
  ]);
});

test.each([
  ['a header with another hash', first.replace(/^01/, '02')],
  ['other transactions than the header names', first.replace('00f2052a', '01f2052a')],
  ['bytes that end too early', first.slice(0, -2)],
  ['bytes after the end', `${first}00`],
])('%s is refused', (_, hex) => {
  expect(() => parseBlock(hexToBytes(hex), hash)).toThrow();
});

// Example of BIP 143: a signed transaction that pays by a witness.
const signed =
  `01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091
972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d963
88ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3
a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb0121
03ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000`.replace(/\s/g, '');

test('the id of a transaction leaves out its witnesses', () => {
  expect(parseTransaction(hexToBytes(signed))).toMatchObject({
    txid: 'ef48d9d0f595052e0f8cdcf825f7a5e50b6a388a81f206f3f4846e5ecd7a0c23',
    spends: ['77541aeb3c4dac9260b68f74f44c973081a9d4cb2ebe8038b2d70faa201b6bdb:1'],
    outputs: [{ units: 199_996_600n }, { units: 800_000_000n }],
  });
});
