import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { p2wpkh } from '@scure/btc-signer';
import { canonicalAddress } from '#contract/addresses.ts';
import type { Coin } from '#contract/coin.ts';
import type { AccountKeys, DerivedAddress, Step } from '#server/platform/accountKeys.ts';
import { bitcoinNetworks } from './bitcoinNetworks.ts';
import { descriptorChecksum } from './descriptorChecksum.ts';
import { hdVersions } from './hdVersions.ts';
import { readKey } from './readKey.ts';

/** The public keys of a branch of one account are kept, because each of its addresses begins there. */
const branchesKept = 16;

/** Derives addresses of account keys: BIP 84 for Bitcoin, BIP 44 for Ethereum. */
export function accountKeys({
  btcNetwork,
}: {
  btcNetwork: keyof typeof bitcoinNetworks;
}): AccountKeys {
  // Ethereum has one form of keys on all its chains.
  const keyNetwork = (coin: Coin) => (coin === 'BTC' && btcNetwork !== 'main' ? 'test' : 'main');
  const branches = new Map<string, HDKey>();
  const branchOf = (coin: Coin, key: string, branch: number): HDKey => {
    const name = `${coin} ${key} ${branch}`;
    const known =
      branches.get(name) ??
      HDKey.fromExtendedKey(key, hdVersions(keyNetwork(coin))).deriveChild(branch);
    if (branches.size >= branchesKept) branches.clear();
    branches.set(name, known);
    return known;
  };
  return {
    read: (coin, text) => readKey({ coin, network: keyNetwork(coin) }, text),
    derive: (coin: Coin, key: string, { branch, index }: Step): DerivedAddress => {
      const { publicKey } = branchOf(coin, key, branch).deriveChild(index);
      if (!publicKey) throw new Error('The key has no public key.');
      if (coin === 'ETH') return { address: etherAddress(publicKey), script: null };
      const { address, script } = p2wpkh(publicKey, bitcoinNetworks[btcNetwork]);
      if (!address) throw new Error('The key has no address.');
      return { address, script };
    },
    pathOf: (coin) => (coin === 'ETH' ? '44h/60h' : btcNetwork === 'main' ? '84h/0h' : '84h/1h'),
    descriptor: ({ key, fingerprint, path }) => {
      const text = `wpkh([${fingerprint}/${path}]${key}/<0;1>/*)`;
      return `${text}#${descriptorChecksum(text)}`;
    },
  };
}

/** The last 20 bytes of the hash of the public key's point. */
function etherAddress(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1);
  const address = canonicalAddress('ETH', `0x${bytesToHex(keccak_256(point).subarray(12))}`);
  if (!address) throw new Error('The key has no address.');
  return address;
}
