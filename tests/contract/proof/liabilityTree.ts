import { createHash } from 'node:crypto';

// Written from the design (decision 36), and not from the product: the tests compare both.

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes;
};

interface Node {
  hash: Buffer;
  cents: bigint;
}

export interface Leaf {
  name: string;
  cents: bigint;
}

export interface Taken {
  /** Its moment as text. */
  snapshot: string;
  secret: Uint8Array;
}

/** Two parts of each balance, by a share that only the secret shows. */
export function halves(secret: Uint8Array, userId: string, cents: bigint): Leaf[] {
  const share = sha256(Buffer.from([3]), secret, Buffer.from(userId)).readUInt32BE(0);
  const first = (cents * BigInt(share)) / 2n ** 32n;
  return [
    { name: `${userId}/1`, cents: first },
    { name: `${userId}/2`, cents: cents - first },
  ];
}

const nonceOf = ({ snapshot, secret }: Taken, name: string) =>
  sha256(secret, sha256(Buffer.from(snapshot), Buffer.from([0]), Buffer.from(name)));

const above = (left: Node, right: Node): Node => ({
  hash: sha256(Buffer.from([1]), left.hash, u64(left.cents), right.hash, u64(right.cents)),
  cents: left.cents + right.cents,
});

/** The whole tree over these leaves, also over leaves that no honest tree has. */
export function liabilityTree(taken: Taken, leaves: readonly Leaf[]) {
  const text = (value: string) => [u32(Buffer.byteLength(value)), Buffer.from(value)];
  const placed = leaves
    .map((leaf) => {
      const { name, cents } = leaf;
      const nonce = nonceOf(taken, name);
      const content = [...text(taken.snapshot), ...text(name), nonce, u64(cents)];
      return { ...leaf, nonce, hash: sha256(Buffer.from([0]), ...content) };
    })
    .sort((a, b) => Buffer.compare(a.hash, b.hash));
  const size = 2 ** Math.ceil(Math.log2(placed.length));
  const empty = { hash: sha256(Buffer.from([2])), cents: 0n };
  const levels: Node[][] = [
    Array.from({ length: size }, (_, place): Node => placed[place] ?? empty),
  ];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const pairs = below.filter((_, place) => place % 2 === 0);
    levels.push(pairs.map((left, place) => above(left, below[place * 2 + 1] ?? empty)));
  }
  const [root = empty] = levels.at(-1) ?? [];
  const partOf = (name: string) => {
    const place = placed.findIndex((leaf) => leaf.name === name);
    const path = levels.slice(0, -1).map((nodes, level): [string, string] => {
      const { hash, cents } = nodes[Math.floor(place / 2 ** level) ^ 1] ?? empty;
      return [hash.toString('base64'), String(cents)];
    });
    const { nonce, cents } = placed[place] ?? { nonce: empty.hash, cents: 0n };
    return { name, nonce: nonce.toString('base64'), cents: String(cents), place, path };
  };
  const details = {
    ...{ root: root.hash.toString('hex'), size, cents: String(root.cents) },
    snapshot: taken.snapshot,
  };
  return { root: root.hash, total: root.cents, size, partOf, details };
}
