import type { Coin } from '#contract/coin.ts';

/** Why a key is not taken: `kind` of other addresses, `form` unreadable. */
export type KeyFault = 'private' | 'form' | 'checksum' | 'kind' | 'network' | 'depth';

/** A public key of which each receiving address is derived. */
export interface AccountKey {
  /** As xpub or tpub. */
  key: string;
  /** Of the master key in hex, where a descriptor states it. */
  fingerprint: string | null;
  /** From the master key as in `84h/0h/0h`, where a descriptor states it. */
  path: string | null;
  /** The last step of the path, which the key itself states. */
  account: number;
  /** Of the key above it, in hex; often mistaken for that of the master key. */
  parent: string;
}

export interface DerivedAddress {
  address: string;
  /** The script that pays it; null for Ethereum. */
  script: Uint8Array | null;
}

/** Step on the path of an address: 0 for investors, 1 for change. */
export interface Step {
  branch: 0 | 1;
  index: number;
}

export interface AccountKeys {
  /** Reads what staff typed, an extended public key or a descriptor. */
  read: (coin: Coin, text: string) => AccountKey | { fault: KeyFault };
  /** Errors: an Error for a key that `read` did not return. */
  derive: (coin: Coin, key: string, step: Step) => DerivedAddress;
  /** The path before the account, as in `84h/0h`. */
  pathOf: (coin: Coin) => string;
  /** For a wallet that watches the key, with its checksum. */
  descriptor: (key: { key: string; fingerprint: string; path: string }) => string;
}
