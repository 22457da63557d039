import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AddressType, getAddressInfo, Network } from 'bitcoin-address-validation';
import type { Coin } from './coin.ts';

interface Accepted {
  /** Those of a demo, which no wallet with real coins pays. */
  acceptsSamples?: boolean;
  btcNetwork?: 'main' | 'test' | 'signet' | 'regtest';
}

/**
 * The canonical form of an address of the main network, or of another one of Bitcoin; undefined for any
 * other (S-321). Load it lazily for its weight.
 */
export const canonicalAddress = (
  coin: Coin,
  address: string,
  { acceptsSamples = false, btcNetwork = 'main' }: Accepted = {},
): string | undefined =>
  coin === 'BTC'
    ? bitcoinAddress(address, [
        ...networksOf[btcNetwork],
        ...(acceptsSamples ? [Network.testnet] : []),
      ])
    : etherAddress(address, acceptsSamples);

// Signet and testnet have the same addresses, and a regtest network the same as both in the old forms.
const networksOf = {
  main: [Network.mainnet],
  test: [Network.testnet],
  signet: [Network.testnet],
  regtest: [Network.regtest, Network.testnet],
} as const;

function bitcoinAddress(address: string, accepted: readonly Network[]): string | undefined {
  try {
    const { network, type, bech32 } = getAddressInfo(address);
    // Later witness versions are well-formed, but anyone could spend what is sent to them today.
    if (!accepted.includes(network) || type === AddressType.unknown) return undefined;
    return bech32 ? address.toLowerCase() : address;
  } catch {
    // The library throws on any text that is not an address.
    return undefined;
  }
}

// Wallets refuse them: the checksum is wrong on purpose.
const sampleEther = /^0x((de30|DE30){10}|FACE(face){8}[\da-f]{4})$/;

function etherAddress(address: string, acceptsSamples: boolean): string | undefined {
  if (acceptsSamples && sampleEther.test(address)) return address;
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return undefined;
  const hex = address.slice(2).toLowerCase();
  if (/^0+$/.test(hex)) return undefined;
  const checksummed = `0x${checksumCase(hex)}`;
  const plain = address === `0x${hex}`;
  return plain || address === checksummed ? checksummed : undefined;
}

/** EIP-55: a letter is upper case where the hash of the lower-case text has a digit over 7. */
function checksumCase(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return [...hex]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('');
}
