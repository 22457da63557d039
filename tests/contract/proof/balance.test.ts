import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { verifyFiles } from '#cli/verify/verifyFiles.ts';
import { toBase64 } from '#contract/proof/base64.ts';
import { checkProof } from '#contract/proof/checkProof.ts';
import { type BalancePart, countBalance } from '#contract/proof/countBalance.ts';
import { type BalanceProof, proofFormat } from '#contract/proof/savedProof.ts';
import { verifierKey } from '#contract/proof/signedNote.ts';
import { readSnapshotLine } from '#contract/proof/snapshotLine.ts';
import { halves, type Leaf, liabilityTree } from './liabilityTree.ts';
import { signedLog } from './signer.ts';

const taken = { snapshot: '2026-03-02T00:00:00.000Z', secret: new Uint8Array(32).fill(7) };
const [ada, eve, sue] = ['ada', 'eve', 'sue'].map((word) => `00000000-0000-4000-8000-0${word}`) as [
  string,
  string,
  string,
];
const partsOf = (userId: string, cents: bigint) => halves(taken.secret, userId, cents);
const honest = [...partsOf(ada, 500_00n), ...partsOf(eve, 20_00n), ...partsOf(sue, 3n)];

const inputOf = (details: object, { actor = 'platform', index = 2 } = {}) =>
  `${index + 1}|id|1772409600|${actor}|snapshot.make|snapshot|other|${JSON.stringify(details)}`;

/** A saved proof, about Ada unless another is named, in a log whose third line has the root of the tree. */
function savedFor(leaves: readonly Leaf[], line: { actor?: string } = {}, who = ada): BalanceProof {
  const tree = liabilityTree(taken, leaves);
  const input = inputOf(tree.details, line);
  const previousHash = sha256(utf8ToBytes('line before'));
  const own = sha256(concatBytes(previousHash, utf8ToBytes(input)));
  const lines = [0, 1, 2, 3, 4].map((index) => sha256(utf8ToBytes(String(index)))).with(2, own);
  const log = signedLog(lines);
  return {
    format: proofFormat,
    kind: 'balance',
    key: verifierKey(log.signer.key),
    checkpoint: log.checkpoint(),
    proof: log.tree.inclusion(2).map(toBase64),
    index: 2,
    input,
    previousHash: bytesToHex(previousHash),
    parts: [tree.partOf(`${who}/1`), tree.partOf(`${who}/2`)],
  };
}

/** The fault as the browser finds it; the terminal has to refuse the same file. */
async function faultOf(saved: BalanceProof): Promise<string> {
  const verdict = await checkProof(saved);
  const file = { name: 'balance.json', text: JSON.stringify(saved) };
  const isGood = (await verifyFiles([file])).every((finding) => finding.isGood);
  expect(isGood).toBe(verdict.proved);
  return verdict.proved ? 'none' : verdict.fault;
}

/** A proof with the first part changed. */
const withFirst = (saved: BalanceProof, change: (part: BalancePart) => Partial<BalancePart>) => {
  const [first, second] = saved.parts as [BalancePart, BalancePart];
  return { ...saved, parts: [{ ...first, ...change(first) }, second] };
};

const withStep = (saved: BalanceProof, step: (hash: string, cents: string) => [string, string]) =>
  withFirst(saved, ({ path: [first = ['', ''] as const, ...rest] }) => ({
    path: [step(...(first as [string, string])), ...rest],
  }));

it('counts a balance by both parts, with the sum that the line of the log has', async () => {
  const saved = savedFor(honest);
  const verdict = await checkProof(saved);
  expect(verdict).toMatchObject({
    proved: true,
    of: { kind: 'balance', counted: { account: ada, cents: 500_00n, totalCents: 520_03n } },
  });
  const [finding] = await verifyFiles([{ name: 'b.json', text: JSON.stringify(saved) }]);
  expect(finding?.text).toContain('$500.00 is counted in what is owed to investors.');
  expect(finding?.text).toContain('The sum is $520.03, owed to 3 to 4 accounts.');
});

it('agrees with a second implementation on 1,000 random trees', () => {
  for (let round = 0; round < 1_000; round += 1) {
    const secret = randomBytes(32);
    const snapshot = new Date(randomInt(2 ** 40)).toISOString();
    const people = Array.from({ length: randomInt(1, 12) }, () => ({
      userId: randomUUID(),
      cents: round % 9 === 0 ? 0n : BigInt(randomInt(2 ** 40)) * BigInt(randomInt(1, 99)),
    }));
    const leaves = people.flatMap(({ userId, cents }) => halves(secret, userId, cents));
    const tree = liabilityTree({ snapshot, secret }, leaves);
    const line = readSnapshotLine(inputOf(tree.details));
    const { userId, cents } = people[randomInt(people.length)] ?? { userId: '', cents: 0n };
    const parts = [tree.partOf(`${userId}/1`), tree.partOf(`${userId}/2`)];
    const counted = line && countBalance(line, parts);
    expect([round, counted?.cents, counted?.totalCents]).toEqual([round, cents, tree.total]);
  }
});

it('lets no total be below what is owed: someone finds the negative or swollen sum', async () => {
  // Neighbours may hide it from one investor, never from all.
  for (const cents of [-100n, -500_00n, 2n ** 63n, 2n ** 64n - 100n, 2n ** 63n - 10n]) {
    for (const name of ['ghost/1', 'ghost/2', 'ghost/3', 'ghost/4']) {
      const leaves = [...honest, { name, cents }];
      const faults: string[] = [];
      for (const who of [ada, eve, sue]) {
        const saved = savedFor(leaves, {}, who);
        faults.push(await faultOf(saved));
        const asUnsigned = JSON.stringify(saved).replaceAll(/"-\d+"/g, (text) => {
          return `"${BigInt.asUintN(64, BigInt(text.slice(1, -1)))}"`;
        });
        const again = await faultOf(JSON.parse(asUnsigned));
        expect([cents, name, again]).toEqual([cents, name, faults.at(-1)]);
      }
      expect([cents, name, faults.includes('not-counted')]).toEqual([cents, name, true]);
    }
  }
});

it('refuses what was duplicated, cut, moved or taken from elsewhere', async () => {
  const saved = savedFor(honest);
  const [first, second] = saved.parts as [BalancePart, BalancePart];
  const richer = savedFor(honest.map((leaf) => ({ ...leaf, cents: leaf.cents + 1n })));
  const more = (text: string, by: bigint) => String(BigInt(text) + by);
  const attacks: Record<string, BalanceProof> = {
    'the same leaf twice': { ...saved, parts: [first, first] },
    'the same leaf under two names': { ...saved, parts: [first, { ...first, name: `${ada}/2` }] },
    'the parts of two people': {
      ...saved,
      parts: [first, { ...second, name: second.name.replace(ada, eve) }],
    },
    'one part': { ...saved, parts: [first] },
    'a truncated hash': withStep(saved, (hash, cents) => [
      toBase64(Buffer.from(hash, 'base64').subarray(0, 20)),
      cents,
    ]),
    'a truncated nonce': withFirst(saved, () => ({ nonce: toBase64(new Uint8Array(16)) })),
    'a sum outside the hash': withStep(saved, (hash, cents) => [hash, more(cents, 1n)]),
    'a sum moved to a neighbour': withFirst(
      withStep(saved, (hash, cents) => [hash, more(cents, -1n)]),
      ({ cents }) => ({ cents: more(cents, 1n) }),
    ),
    'another place': withFirst(saved, ({ place }) => ({ place: place ^ 1 })),
    'a place beyond the tree': withFirst(saved, ({ place }) => ({ place: place + 8 })),
    'an inner node as a leaf': withFirst(saved, ({ path, place }) => ({
      path: path.slice(1),
      place: place >> 1,
    })),
    'a leaf below a leaf': withFirst(saved, ({ path }) => ({ path: [...path, ...path] })),
    'a leading zero': withFirst(saved, ({ cents }) => ({ cents: `0${cents}` })),
    'the tree of another moment': { ...saved, parts: richer.parts },
  };
  for (const [attack, file] of Object.entries(attacks)) {
    const fault = attack === 'one part' ? 'unreadable file' : await faultOf(file);
    expect([attack, fault]).toEqual([attack, attack === 'one part' ? fault : 'not-counted']);
    const [terminal] = await verifyFiles([{ name: 'f.json', text: JSON.stringify(file) }]);
    expect([attack, terminal?.isGood]).toEqual([attack, false]);
  }
});

it('refuses a root without its line in the log, and a line that a person wrote', async () => {
  const saved = savedFor(honest);
  const other = savedFor(honest.map((leaf) => ({ ...leaf, cents: leaf.cents + 1n })));
  expect(await faultOf({ ...other, checkpoint: saved.checkpoint, key: saved.key })).toBe(
    'not-included',
  );
  expect(await faultOf({ ...saved, input: other.input })).toBe('not-included');
  expect(await faultOf(savedFor(honest, { actor: randomUUID() }))).toBe('not-counted');
});

it('refuses a line that names another number of leaves than its tree has', () => {
  const tree = liabilityTree(taken, honest);
  const counted = [tree.partOf(`${ada}/1`), tree.partOf(`${ada}/2`)];
  const centsAt = (size: number) => {
    const line = readSnapshotLine(inputOf({ ...tree.details, size }));
    return line && countBalance(line, counted)?.cents;
  };
  expect([4, 8, 16].map(centsAt)).toEqual([undefined, 500_00n, undefined]);
});
