export interface Item {
  who: number;
  cents: bigint;
  status: string;
  isReversed?: boolean;
}

export interface DepositItem extends Item {
  txid: number;
  /** Added to the balance by its confirmation. */
  creditedCents?: bigint;
  /** Index of the credited transaction; 0 before that. */
  checked?: number;
  /** Another deposit names the same transaction. */
  duplicate?: boolean;
}

/** The deposits that name a transaction, or are credited with it. */
export const namedBy = (deposits: Map<string, DepositItem>, txid: number): DepositItem[] =>
  txid === 0
    ? []
    : [...deposits.values()].filter((other) => other.txid === txid || other.checked === txid);

export function flagDuplicates(deposit: DepositItem, others: readonly DepositItem[]): void {
  if (others.length === 0) return;
  for (const each of [deposit, ...others]) each.duplicate = true;
}
