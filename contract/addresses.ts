import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AddressType, getAddressInfo, Network } from 'bitcoin-address-validation';
import type { Coin } from './coin.ts';

/**
 * The canonical form of a mainnet address, or undefined when it is none (S-321): Base58Check,
 * Bech32 and Bech32m for Bitcoin, EIP-55 for Ethereum. It weighs some kilobytes: screens load it
 * where an address is typed, never with the rows of the contract.
 */
export const canonicalAddress = (coin: Coin, address: string): string | undefined =>
  coin === 'BTC' ? bitcoinAddress(address) : etherAddress(address);

function bitcoinAddress(address: string): string | undefined {
  try {
    const { network, type, bech32 } = getAddressInfo(address);
    // Later witness versions are well-formed, but what is sent there today anyone could take.
    if (network !== Network.mainnet || type === AddressType.unknown) return undefined;
    return bech32 ? address.toLowerCase() : address;
  } catch {
    // The library throws for whatever is no address: that is the answer, not a failure.
    return undefined;
  }
}

function etherAddress(address: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return undefined;
  const hex = address.slice(2).toLowerCase();
  // Nobody holds the key of the zero address: what is sent there is destroyed.
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
