import type { ChainNode, NodeCall, NodeReply } from '#server/platform/chain.ts';

/** The results of several calls. Errors: an Error with the node's own message about the first that failed. */
export async function resultsOf(
  node: ChainNode,
  calls: readonly NodeCall[],
  limitMs?: number,
): Promise<unknown[]> {
  return resultsIn(await node.ask(calls, limitMs), calls);
}

/** The results of these calls, the first of those that were asked. Errors: as resultsOf. */
export const resultsIn = (replies: readonly NodeReply[], calls: readonly NodeCall[]): unknown[] =>
  replies.slice(0, calls.length).map(({ result, error }, at) => {
    if (error) throw new Error(`${calls[at]?.method}: ${error.message}`);
    return result;
  });

/** Parts of a list, each of at most `size`. */
export function* parts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Whole numbers from `first` to `last`, both included. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
