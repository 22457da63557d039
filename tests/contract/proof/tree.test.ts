import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continues } from '#contract/proof/continues.ts';
import { includes } from '#contract/proof/inclusion.ts';
import { memoryTree } from './memoryTree.ts';
import { mth, path, proof } from './rfc6962.ts';

const vectors = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  [
    '606162636465666768696a6b6c6d6e6f',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ],
] as const;

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => utf8ToBytes(`line ${index}`));

it('has the roots of the eight trees that tests of RFC 6962 share', () => {
  const lines = vectors.map(([line]) => hexToBytes(line));
  for (const [index, [, root]] of vectors.entries()) {
    expect(bytesToHex(memoryTree(lines.slice(0, index + 1)).root())).toBe(root);
  }
  expect(bytesToHex(memoryTree([]).root())).toBe(bytesToHex(mth([])));
});

it('proves every line of every log up to 40 lines, and no other line', () => {
  const tree = memoryTree(linesOf(40));
  for (let size = 1; size <= 40; size += 1) {
    const root = tree.root(size);
    for (let index = 0; index < size; index += 1) {
      const claim = {
        leaf: tree.leaf(index),
        index,
        size,
        root,
        proof: tree.inclusion(index, size),
      };
      expect(includes(claim)).toBe(true);
      expect(includes({ ...claim, leaf: tree.leaf(index === 0 ? 39 : index - 1) })).toBe(false);
      expect(includes({ ...claim, proof: [...claim.proof, root] })).toBe(false);
      if (size > 1) {
        expect(includes({ ...claim, proof: claim.proof.slice(1) })).toBe(false);
        expect(includes({ ...claim, index: (index + 1) % size })).toBe(false);
      }
    }
    expect(includes({ leaf: tree.leaf(0), index: size, size, root, proof: [] })).toBe(false);
  }
});

it('proves that each log up to 40 lines continues each shorter one', () => {
  const tree = memoryTree(linesOf(40));
  for (let size = 0; size <= 40; size += 1) {
    for (let old = 0; old <= size; old += 1) {
      const earlier = { size: old, root: tree.root(old) };
      const later = { size, root: tree.root(size) };
      const hashes = tree.consistency(old, size);
      expect(continues(earlier, later, hashes)).toBe(true);
      expect(continues(earlier, later, [...hashes, later.root])).toBe(false);
      if (hashes.length > 0) expect(continues(earlier, later, hashes.slice(1))).toBe(false);
      if (old > 0 && old < size) {
        expect(continues({ ...earlier, root: later.root }, later, hashes)).toBe(false);
        expect(continues(earlier, { ...later, root: earlier.root }, hashes)).toBe(false);
        expect(continues(later, earlier, hashes)).toBe(false);
      }
    }
  }
});

it('refuses a changed, a removed and a reordered line, two histories and a short hash', () => {
  const lines = linesOf(29);
  const earlier = { size: 21, root: memoryTree(lines).root(21) };
  const other = utf8ToBytes('another line');
  const histories = {
    changed: lines.with(4, other),
    removed: lines.toSpliced(4, 1),
    reordered: lines.with(4, lines[5] ?? other).with(5, lines[4] ?? other),
    second: [...lines.slice(0, 20), ...lines.slice(0, 9)],
  };
  for (const history of Object.values(histories)) {
    const tree = memoryTree(history);
    const later = { size: history.length, root: tree.root() };
    expect(continues(earlier, later, tree.consistency(21))).toBe(false);
  }
  const tree = memoryTree(lines);
  const later = { size: 29, root: tree.root() };
  const hashes = tree.consistency(21);
  expect(continues(earlier, later, hashes)).toBe(true);
  expect(
    continues(
      earlier,
      later,
      hashes.map((hash) => hash.slice(0, 16)),
    ),
  ).toBe(false);
  const short = { leaf: tree.leaf(3), index: 3, size: 29, root: tree.root() };
  const cut = tree.inclusion(3).map((hash) => hash.slice(0, 31));
  expect(includes({ ...short, proof: cut })).toBe(false);
});

it('agrees with a second implementation on 1,000 random trees', () => {
  const lines = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 70 });
  const check = fc.property(lines, fc.nat(), fc.nat(), (entries, first, second) => {
    const tree = memoryTree(entries);
    const [index, old] = [first % entries.length, 1 + (second % entries.length)];
    expect(tree.root()).toEqual(mth(entries));
    expect(tree.inclusion(index)).toEqual(path(index, entries));
    expect(tree.consistency(old)).toEqual(proof(old, entries));
  });
  fc.assert(check, { numRuns: 1_000 });
});

it('proves a line of 100,000 by 17 hashes, which are 544 bytes', () => {
  const tree = memoryTree(linesOf(100_000));
  const hashes = tree.inclusion(54_321);
  expect(hashes.reduce((sum, hash) => sum + hash.length, 0)).toBe(544);
  const claim = { leaf: tree.leaf(54_321), index: 54_321, size: 100_000, root: tree.root() };
  expect(includes({ ...claim, proof: hashes })).toBe(true);
});

it('refuses a root without its last byte, also where the proof begins with that byte', () => {
  const tree = memoryTree(linesOf(4));
  const [old, later] = [tree.root(2), { size: 4, root: tree.root() }];
  const [next = new Uint8Array()] = tree.consistency(2);
  expect(continues({ size: 2, root: old }, later, [next])).toBe(true);
  const cut = { size: 2, root: old.slice(0, -1) };
  expect(continues(cut, later, [concatBytes(old.slice(-1), next)])).toBe(false);
});
