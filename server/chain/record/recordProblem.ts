import type { Coin } from '#contract/coin.ts';
import { ChainProblem } from '#server/chain/round.ts';
import type { Chain } from '#server/platform/chain.ts';
import type { Ports } from '#server/platform/ports.ts';

/** Stores why a node could not be read, and logs it. */
export async function recordProblem(
  { db, log }: Ports,
  { coin, chain, error }: { coin: Coin; chain: Chain; error: unknown },
): Promise<void> {
  const problem = error instanceof ChainProblem ? error.problem : 'away';
  const reason = error instanceof Error ? error.message : String(error);
  log('info', 'node not read', { coin, problem, reason });
  const { network } = chain;
  await db
    .insertInto('chain_state')
    .values({ coin, network, problem })
    .onConflict((conflict) => conflict.column('coin').doUpdateSet({ network, problem }))
    .execute();
}
