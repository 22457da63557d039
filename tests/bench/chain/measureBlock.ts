import { createServer } from 'node:http';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { idText, parseTransaction, twice } from '#contract/proof/transaction.ts';
import { chainNode } from '#server/adapters/chainNode.ts';
import { Matcher } from '#server/chain/bitcoin/matcher.ts';
import { readBlocks } from '#server/chain/bitcoin/readBlocks.ts';
import { openPort } from '#server/runtime/openPort.ts';

const blockBytes = 2_000_000;
const watched = 1_000;

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const reversed = (hex: string) => hexToBytes(hex).toReversed();

/** Two inputs with their witnesses and two outputs: 371 bytes. */
function newTransaction(): Uint8Array {
  const input = () => concatBytes(random(32), new Uint8Array(4), Uint8Array.of(0), random(4));
  const output = () => concatBytes(random(6), new Uint8Array(2), hexToBytes('160014'), random(20));
  const witness = () =>
    concatBytes(Uint8Array.of(2, 71), random(71), Uint8Array.of(33), random(33));
  return concatBytes(
    hexToBytes('020000000001'),
    ...[Uint8Array.of(2), input(), input(), Uint8Array.of(2), output(), output()],
    ...[witness(), witness(), new Uint8Array(4)],
  );
}

/** The root of transaction ids, which are as long as hashes. */
function rootOf(ids: readonly Uint8Array[]): Uint8Array {
  let level = [...ids];
  while (level.length > 1) {
    level = level.flatMap((left, at) =>
      at % 2 === 0 ? [twice(concatBytes(left, level[at + 1] ?? left))] : [],
    );
  }
  return level[0] ?? new Uint8Array(32);
}

function newBlock(): { raw: Uint8Array; hash: string } {
  const transactions: Uint8Array[] = [];
  for (let bytes = 0; bytes < blockBytes; bytes += transactions.at(-1)?.length ?? 0) {
    transactions.push(newTransaction());
  }
  const ids = transactions.map((raw) => reversed(parseTransaction(raw).txid));
  const header = concatBytes(random(36), rootOf(ids), random(12));
  const count = Uint8Array.of(0xfd, transactions.length & 0xff, transactions.length >> 8);
  return { raw: concatBytes(header, count, ...transactions), hash: idText(twice(header)) };
}

/** Reads a block of 2 MB over HTTP, checks it and compares it with 1,000 scripts. */
export async function measureBlock(): Promise<void> {
  const { raw, hash } = newBlock();
  const body = JSON.stringify([{ id: 0, result: bytesToHex(raw) }]);
  const server = createServer((_, response) => response.end(body));
  const port = await openPort(server, { port: 0, host: '127.0.0.1', setting: 'PORT' });
  const node = chainNode('1', `http://127.0.0.1:${port}`);
  const addressOf = new Map(
    Array.from({ length: watched }, (_, at) => [`0014${bytesToHex(random(20))}`, String(at)]),
  );
  const own = { addresses: new Set<string>(), outputs: new Map() };
  const places = [{ height: 1, hash }];
  let shortest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 5; count += 1) {
    const matcher = new Matcher({ addressOf, open: [], own });
    const started = performance.now();
    const blocks = await readBlocks(node, { places, after: undefined, matcher });
    if (blocks.length !== 1) throw new Error('The block was not read.');
    shortest = Math.min(shortest, performance.now() - started);
  }
  server.closeAllConnections();
  server.close();
  console.info(`A block of ${(raw.length / 1e6).toFixed(1)} MB: ${shortest.toFixed(0)} ms.`);
}
