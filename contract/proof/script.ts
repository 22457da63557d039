import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58 = createBase58check(sha256);
const bytes = (...values: number[]) => Uint8Array.from(values);

/** Of the main network, where forged headers would cost work. */
export const isMainAddress = (address: string): boolean => /^(bc1|[13])/i.test(address);

/** The script that pays an address; undefined for any other text. */
export function scriptOf(address: string): Uint8Array | undefined {
  try {
    return /^(bc|tb|bcrt)1/i.test(address) ? witnessScript(address) : hashScript(address);
  } catch {
    // The library throws on a wrong checksum and on other characters.
    return undefined;
  }
}

function witnessScript(address: string): Uint8Array | undefined {
  const text = address.toLowerCase() as `${string}1${string}`;
  // Version 0 has the older checksum.
  const isOld = text[text.lastIndexOf('1') + 1] === 'q';
  const coder = isOld ? bech32 : bech32m;
  const [version = 0, ...words] = coder.decode(text).words;
  const program = coder.fromWords(words);
  if (program.length < 2 || program.length > 40 || version > 16) return undefined;
  return concatBytes(bytes(version === 0 ? 0 : 0x50 + version, program.length), program);
}

/** To the hash of a key (of two networks), or of a script. */
function hashScript(address: string): Uint8Array | undefined {
  const decoded = base58.decode(address);
  const hash = decoded.subarray(1);
  if (hash.length !== 20) return undefined;
  const [version = 0] = decoded;
  if (version === 0x00 || version === 0x6f) {
    return concatBytes(bytes(0x76, 0xa9, 20), hash, bytes(0x88, 0xac));
  }
  return version === 0x05 || version === 0xc4
    ? concatBytes(bytes(0xa9, 20), hash, bytes(0x87))
    : undefined;
}
