import type { Coin } from '#contract/coin.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Ports } from '#server/platform/ports.ts';

export interface Counted {
  chains: NonNullable<Ports['chains']>;
  requests: () => number;
  reset: () => void;
}

/** Counts the requests to the nodes of a coin; a batch is one request. */
export function countRequests(chains: NonNullable<Ports['chains']>, coin: Coin): Counted {
  let requests = 0;
  const chain = chains[coin];
  const count = ({ name, ask }: ChainNode): ChainNode => ({
    name,
    ask: (calls, limitMs) => {
      if (calls.length > 0) requests += 1;
      return ask(calls, limitMs);
    },
  });
  return {
    chains: chain ? { [coin]: { ...chain, nodes: chain.nodes.map(count) } } : {},
    requests: () => requests,
    reset: () => {
      requests = 0;
    },
  };
}
