import type { NodeReply } from '#server/platform/chain.ts';

/** The offer of a transaction for its gas, in gwei as text. */
export interface GasFees {
  feeRate: string;
  tipRate: string;
}

// A base fee grows by an eighth a block at most: twice of it is enough for six full blocks.
const baseFees = 2n;
const weiPerThousandth = 1_000_000n;

/** From the base fee of the newest block and the node's reply about tips; null where it has no base fee. */
export function gasFeesOf(block: unknown, tip: NodeReply | undefined): GasFees | null {
  const { baseFeePerGas: base } = block as { baseFeePerGas?: string };
  if (base === undefined) return null;
  const tipWei = typeof tip?.result === 'string' ? BigInt(tip.result) : 0n;
  const mostWei = BigInt(base) * baseFees + tipWei;
  // The CHECK of the table refuses 0.
  return mostWei === 0n ? null : { feeRate: gweiOf(mostWei), tipRate: gweiOf(tipWei) };
}

/** Rounded up to thousandths, so that an offer is never too low. */
function gweiOf(wei: bigint): string {
  const thousandths = (wei + weiPerThousandth - 1n) / weiPerThousandth;
  const text = String(thousandths).padStart(4, '0');
  return `${text.slice(0, -3)}.${text.slice(-3)}`;
}
