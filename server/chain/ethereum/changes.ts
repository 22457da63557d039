import type { ChainNode } from '#server/platform/chain.ts';
import { balancesAt } from './balances.ts';

/** A balance before and after some blocks; wei. */
export interface Change {
  addressId: string;
  address: string;
  from: number;
  to: number;
  before: bigint;
  after: bigint;
}

/**
 * Halves the spans until each is the one block that changed a balance. All spans of a step are one
 * request, so that many changes cost as many requests as one.
 */
export async function findChanges(node: ChainNode, spans: readonly Change[]): Promise<Change[]> {
  const found: Change[] = [];
  let open = spans.filter(({ before, after }) => before !== after);
  while (open.length > 0) {
    found.push(...open.filter(({ from, to }) => to - from === 1));
    const wide = open.filter(({ from, to }) => to - from > 1);
    const middles = wide.map(({ address, from, to }) => ({
      address,
      height: Math.floor((from + to) / 2),
    }));
    const balances = await balancesAt(node, middles);
    open = wide
      .flatMap((span, at): Change[] => {
        const height = middles[at]?.height ?? span.to;
        const balance = balances[at] ?? span.after;
        return [
          { ...span, to: height, after: balance },
          { ...span, from: height, before: balance },
        ];
      })
      .filter(({ before, after }) => before !== after);
  }
  return found;
}
