import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { AddressType, getAddressInfo, Network } from 'bitcoin-address-validation';
import type { Coin } from './coin.ts';

/**
 * The canonical form of a mainnet address, or undefined (S-321). A demo accepts samples too, which
 * no wallet with real coins pays. Load it lazily for its weight.
 */
export const canonicalAddress = (
  coin: Coin,
  address: string,
  acceptsSamples = false,
): string | undefined =>
  coin === 'BTC' ? bitcoinAddress(address, acceptsSamples) : etherAddress(address, acceptsSamples);

function bitcoinAddress(address: string, acceptsSamples: boolean): string | undefined {
  try {
    const { network, type, bech32 } = getAddressInfo(address);
    // Later witness versions are well-formed, but anyone could spend what is sent to them today.
    const isAccepted =
      network === Network.mainnet || (acceptsSamples && network === Network.testnet);
    if (!isAccepted || type === AddressType.unknown) return undefined;
    return bech32 ? address.toLowerCase() : address;
  } catch {
    // The library throws on any text that is not an address.
    return undefined;
  }
}

// Wallets refuse them: the checksum is wrong on purpose.
const sampleEther = /^0x(de30DE30|DE30de30){5}$/;

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
