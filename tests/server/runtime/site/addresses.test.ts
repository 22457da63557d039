import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { canonicalAddress } from '#contract/addresses.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { addresses } from '#tests/support/people.ts';

const folders = ['client', 'site'].map((name) => join(process.cwd(), 'dist', name));
// Compressed copies hold what the files beside them hold.
const compressed = /\.(br|gz)$/;
const shortest = 26;

/** Every run of letters and digits in a text that the rules of either coin take for an address. */
function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(/[0-9A-Za-z]{26,}/g)) {
    // Runs may stand one against the other, so every place in a long one may begin an address.
    for (const part of parts(word)) {
      const coin = (['BTC', 'ETH'] as const).find((name) => canonicalAddress(name, part));
      if (coin) found.add(part);
    }
  }
  return [...found];
}

const begins =
  /^(?:0x[0-9a-fA-F]{40}|(?:bc1|BC1)[0-9A-Za-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})/;
const longestBase58 = 35;
const bech32Lengths = [42, 62];

function* parts(word: string): Generator<string> {
  yield word;
  for (let from = 0; from + shortest <= word.length; from += 1) {
    const [match] = begins.exec(word.slice(from, from + 90)) ?? [];
    if (!match) continue;
    yield match;
    for (const length of bech32Lengths) yield match.slice(0, length);
    const most = Math.min(match.length, longestBase58);
    for (let length = shortest; length <= most; length += 1) yield match.slice(0, length);
  }
}

beforeAll(ensureBuilt);

test('no file that a browser is given has a coin address in it', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !compressed.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
  const found = files.flatMap((path) =>
    addressesIn(readFileSync(path, 'latin1')).map((address) => `${path}: ${address}`),
  );
  expect(found).toEqual([]);
});

test('an address is found anywhere in a file', () => {
  const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  for (const address of [addresses.BTC, addresses.ETH, legacy]) {
    expect(addressesIn(`const to="${address}";`)).toContain(address);
    expect(addressesIn(`x${address}`)).toContain(address);
  }
  for (const address of [legacy, addresses.BTC]) {
    expect(addressesIn(`${address}Z9`)).toContain(address);
  }
});
