import type { Step } from './accountKeys.ts';

/** The account key that signs; as in `84h/0h/0h`, the fingerprint of the master key in hex. */
export interface SigningAccount {
  key: string;
  path: string;
  fingerprint: string;
}

/** Coin at an address of the account, with the transaction that paid it. */
export interface SpentCoin {
  txid: string;
  n: number;
  units: bigint;
  script: Uint8Array;
  rawTx: Uint8Array;
  step: Step;
}

/** `step` is that of change to the account itself. */
export interface PaidOutput {
  script: Uint8Array;
  units: bigint;
  step?: Step;
}

/** Coin and outputs of a PSBT; `id` is that of its transaction. */
export interface PsbtParts {
  id: string;
  inputs: { txid: string; n: number }[];
  outputs: Pick<PaidOutput, 'script' | 'units'>[];
}

/** Why a signed file is not taken. */
export type SignedFault = 'form' | 'other' | 'unsigned';

/** Builds Bitcoin transactions for a device, and reads what it signed. */
export interface PayoutTransactions {
  /** The script that pays an address of this network. Errors: an Error for any other text. */
  scriptOf: (address: string) => Uint8Array;
  /** A PSBT of version 0, and the id that its transaction keeps when it is signed. */
  build: (
    account: SigningAccount,
    parts: { inputs: readonly SpentCoin[]; outputs: readonly PaidOutput[] },
  ) => { psbt: Uint8Array; unsignedId: string };
  /** Errors: an Error for anything but a PSBT. */
  readParts: (psbt: Uint8Array) => PsbtParts;
  /**
   * The signatures of a PSBT or transaction, as base64 or hex, in the transaction of our own PSBT. The node
   * checks them.
   */
  readSigned: (
    psbt: Uint8Array,
    signed: string,
  ) => { transaction: Uint8Array } | { fault: SignedFault };
}
