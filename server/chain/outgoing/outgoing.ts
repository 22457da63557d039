import type { Coin } from '#contract/coin.ts';
import type { Place } from '#server/chain/found.ts';

/** A transaction that staff recorded as the payment of an address. */
export interface Outgoing {
  coin: Coin;
  txid: string;
  address: string;
}

/** The sum of a transaction to its address, in satoshi or wei. */
export interface Found {
  units: bigint;
  /** Null while it waits to be mined. */
  block: Place | null;
}

/** Someone waits for the answer: less than a round may take. */
export const findLimitMs = 5_000;
