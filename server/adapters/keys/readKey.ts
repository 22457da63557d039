import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { isPrivateKeyText } from '#contract/accountKeys.ts';
import type { Coin } from '#contract/coin.ts';
import type { AccountKey, KeyFault } from '#server/platform/accountKeys.ts';
import { hdVersions, type Network, networkOf, versions } from './hdVersions.ts';
import { sourceOf } from './sourceOf.ts';

const base58 = createBase58check(sha256);

const accountDepth = 3;
const keyBytes = 78;
const hardened = 0x8000_0000;

/** A zpub is an xpub with four other bytes; read as an xpub it would derive other addresses. */
const withVersion = (bytes: Uint8Array, version: number): string => {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(0, version);
  return base58.encode(copy);
};

/** Reads an account key for addresses of one network. A private key is never kept. */
export function readKey(
  { coin, network }: { coin: Coin; network: Network },
  text: string,
): AccountKey | { fault: KeyFault } {
  if (isPrivateKeyText(text)) return { fault: 'private' };
  const source = sourceOf(text.trim());
  if ('fault' in source) return source;
  const bytes = decoded(source.key);
  if (!bytes) return { fault: 'checksum' };
  // Before the library sees it: it would take a private key without a word.
  if (bytes[45] === 0) {
    bytes.fill(0);
    return { fault: 'private' };
  }
  if (bytes.length !== keyBytes) return { fault: 'form' };
  const version = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const found = networkOf(version);
  if (!found || (coin === 'ETH' && version !== versions[found].public)) return { fault: 'kind' };
  if (found !== network) return { fault: 'network' };
  const key = withVersion(bytes, versions[network].public);
  const { depth, index, parentFingerprint } = HDKey.fromExtendedKey(key, hdVersions(network));
  if (depth !== accountDepth || index < hardened) return { fault: 'depth' };
  return {
    ...source,
    key,
    account: index - hardened,
    parent: bytesToHex(fourBytes(parentFingerprint)),
  };
}

function decoded(key: string): Uint8Array | undefined {
  try {
    return base58.decode(key);
  } catch {
    // The library throws on other characters and on a wrong checksum.
    return undefined;
  }
}

const fourBytes = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
