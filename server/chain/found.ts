import type { StoredProof } from '#server/platform/db/tables/payments.ts';

/** A block by its height and hash. */
export interface Place {
  height: number;
  hash: string;
}

/** A block as it is stored. */
export interface NewBlock extends Place {
  previous: string;
  header: Uint8Array | null;
  at: Date;
}

/** A payment to a watched address; units are satoshi or wei. */
export interface FoundPayment {
  addressId: string;
  /** Null if a contract paid. */
  txid: string | null;
  n: number;
  units: bigint;
  /** Null while it waits to be mined. */
  block: Place | null;
  /** Time of its block, where that was read. */
  minedAt: Date | null;
  spends: readonly string[];
  proof: StoredProof | null;
}

/** A transaction that spends coin at an address of our own; units are satoshi or wei. */
export interface FoundSpend {
  /** Of Bitcoin that of one input. */
  addressId: string;
  /** Null for Ethereum that left without a transaction of the address. */
  txid: string | null;
  /** With the fee. */
  units: bigint;
  feeUnits: bigint;
  /** Null where no address has the script. */
  outputs: readonly { address: string | null; units: bigint }[];
  /** Null while it waits to be mined. */
  block: Place | null;
  /** Outputs of payments, as `txid:n`. */
  spent: readonly string[];
  /** Mined before the address was watched. */
  isEarlier: boolean;
}
