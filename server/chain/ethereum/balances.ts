import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';

const addressesAtOnce = 200;

export interface BalanceAt {
  address: string;
  height: number;
}

export const hexOf = (value: number): string => `0x${value.toString(16)}`;

/** Balances in wei, each at the block of its height, in the order asked. */
export async function balancesAt(node: ChainNode, asked: readonly BalanceAt[]): Promise<bigint[]> {
  const found: bigint[] = [];
  for (const batch of parts(asked, addressesAtOnce)) {
    const calls = batch.map(({ address, height }) => ({
      method: 'eth_getBalance',
      params: [address, hexOf(height)],
    }));
    for (const balance of await resultsOf(node, calls)) found.push(BigInt(String(balance)));
  }
  return found;
}
