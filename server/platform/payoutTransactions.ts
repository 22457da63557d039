import type { Step } from './accountKeys.ts';

/** The account key that signs; as in `84h/0h/0h`, the fingerprint of the master key in hex. */
export interface SigningAccount {
  key: string;
  path: string;
  fingerprint: string;
}

/** Coin at an address of the account. */
export interface OwnCoin {
  txid: string;
  n: number;
  units: bigint;
  script: Uint8Array;
  step: Step;
}

/** With the transaction that paid it. */
export interface SpentCoin extends OwnCoin {
  rawTx: Uint8Array;
}

/** `step` is that of change to the account itself. */
export interface PaidOutput {
  script: Uint8Array;
  units: bigint;
  step?: Step;
}

/** `unsignedId` is the id that its transaction keeps when it is signed. */
export interface Built {
  psbt: Uint8Array;
  unsignedId: string;
}

/** Why a signed file is not taken; `partial`: a signature covers a part of the transaction only. */
export type SignedFault = 'form' | 'other' | 'unsigned' | 'partial';

/** Builds Bitcoin transactions for a device, and reads what it signed. */
export interface PayoutTransactions {
  /** The script that pays an address of this network. Errors: an Error for any other text. */
  scriptOf: (address: string) => Uint8Array;
  /** A PSBT of version 0. */
  build: (
    account: SigningAccount,
    parts: { inputs: readonly SpentCoin[]; outputs: readonly PaidOutput[] },
  ) => Built;
  /** The same again, in the order of a PSBT. Errors: an Error for any file with other coin or outputs. */
  buildAgain: (
    psbt: Uint8Array,
    account: SigningAccount,
    parts: { inputs: readonly OwnCoin[]; outputs: readonly PaidOutput[] },
  ) => Built;
  /**
   * The signatures of a PSBT or transaction, as base64 or hex, in the transaction of our own PSBT. The node
   * checks them.
   */
  readSigned: (
    psbt: Uint8Array,
    signed: string,
  ) => { transaction: Uint8Array } | { fault: SignedFault };
}
