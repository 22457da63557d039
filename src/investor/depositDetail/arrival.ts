import type { DepositDetail } from '#contract/depositDetail.ts';

/** The coins that the chain shows for a deposit, and when it showed the first of them. */
export function arrivalOf({ chain, coin }: DepositDetail) {
  const [first] = chain.payments.filter(({ state }) => state !== 'gone');
  return first && { at: first.seenAt, coins: `${chain.received} ${coin}` };
}

/** Our node reads the chain, so a payment that it does not show has not arrived. */
export const isChainRead = ({ chain }: DepositDetail): boolean =>
  chain.state !== 'off' && chain.state !== 'stale';
