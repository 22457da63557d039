import type { Coin } from '#contract/coin.ts';
import type { FoundPayment, FoundSpend, NewBlock, Place } from './found.ts';

/** A payment that is not final yet, as it was stored. */
export interface OpenPayment {
  id: string;
  txid: string | null;
  state: 'seen' | 'mined';
  height: number | null;
  hash: string | null;
  spends: readonly string[];
}

export type OpenSpend = Pick<OpenPayment, 'id' | 'txid' | 'state'>;

export interface Gone {
  id: string;
  /** The transaction that spends the same output. */
  replacedBy: string | null;
}

/** The findings of one reading of a node. */
export interface Round {
  head: Place;
  finalizedHeight: number | null;
  /** Payments above it have left the chain. */
  commonHeight: number;
  blocks: readonly NewBlock[];
  payments: readonly FoundPayment[];
  gone: readonly Gone[];
  spends: readonly FoundSpend[];
  /** Transactions that spent, and now neither wait nor are mined. */
  goneSpends: readonly string[];
  /** Transactions by which payments that left the chain were replaced, by payment. */
  replaced: ReadonlyMap<string, string>;
  balances: readonly { addressId: string; units: bigint; height: number }[];
  isIncomplete: boolean;
  /** The node has more blocks than one round reads. */
  isCatchingUp: boolean;
  /** Satoshi for a byte, or gwei for gas; null without an estimate. */
  feeRate: string | null;
  /** The part of it for the block's maker; of Ethereum. */
  tipRate?: string;
}

/** Whose findings, and when; the rate is null where none could be trusted. */
export interface Recording {
  coin: Coin;
  source: string;
  rateUsd: string | null;
  at: Date;
}

/** The findings of earlier readings. */
export interface Known {
  network: string;
  /** Newest first. */
  trail: readonly Place[];
  open: readonly OpenPayment[];
  openSpends: readonly OpenSpend[];
}

type Problem = 'wrong-network' | 'away' | 'behind';

/** A node that cannot be read now. */
export class ChainProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}
