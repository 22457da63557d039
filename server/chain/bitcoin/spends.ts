import { bytesToHex } from '@noble/hashes/utils.js';
import type { FoundSpend } from '#server/chain/found.ts';
import { parts, resultsOf } from '#server/chain/resultsOf.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Spending } from './matcher.ts';

const scriptsAtOnce = 200;

const sum = (coins: readonly { units: bigint }[]) =>
  coins.reduce((total, { units }) => total + units, 0n);

/** Transactions that spend coin of our own, with the addresses that they pay, which the node knows. */
export async function spendsOf(
  node: ChainNode,
  spendings: readonly Spending[],
  { isFirst }: { isFirst: boolean },
): Promise<FoundSpend[]> {
  const outputs = spendings.flatMap(({ transaction }) => transaction.outputs);
  const scripts = [...new Set(outputs.map(({ script }) => bytesToHex(script)))];
  const addressOf = new Map<string, string | null>();
  for (const batch of parts(scripts, scriptsAtOnce)) {
    const calls = batch.map((script) => ({ method: 'decodescript', params: [script] }));
    const found = (await resultsOf(node, calls)) as { address?: string }[];
    batch.forEach((script, at) => void addressOf.set(script, found[at]?.address ?? null));
  }
  return spendings.map(({ transaction, block, coin, spent }): FoundSpend => {
    const units = sum(coin);
    // With coin of others among the inputs the fee is not known to be ours.
    const isAllOurs = spent.length === transaction.spends.length;
    return {
      addressId: coin[0]?.addressId ?? '',
      txid: transaction.txid,
      units,
      feeUnits: isAllOurs ? units - sum(transaction.outputs) : 0n,
      outputs: transaction.outputs
        .filter((output) => output.units > 0n)
        .map((output) => ({
          address: addressOf.get(bytesToHex(output.script)) ?? null,
          units: output.units,
        })),
      block,
      spent,
      isEarlier: isFirst && block !== null,
    };
  });
}
