import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { addSource } from '#server/chain/second/addSource.ts';
import { hashesAt } from '#server/chain/second/hashesAt.ts';
import type { Chain, ChainNode } from '#server/platform/chain.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { resultsOf } from './resultsOf.ts';
import { ChainProblem } from './round.ts';

// The newest blocks may differ for a moment.
const settledBlocks = { BTC: 1, ETH: 3 } as const;

interface SecondNode {
  coin: Coin;
  chain: Chain;
  node: ChainNode;
}

/**
 * Compares the second node of a coin with the first: its height, the hash of a block that both have, and
 * whether it shows the payments that are not final yet. A second node in trouble is a state for staff.
 */
export async function compareNodes(ports: Ports, coin: Coin): Promise<void> {
  const chain = ports.chains?.[coin];
  const [, node] = chain?.nodes ?? [];
  if (!chain || !node) return;
  const second = { coin, chain, node };
  try {
    const { height, waiting } = await readSecond(second);
    const isSame = await hasSameBlocks(second, height);
    if (isSame) await addSource(ports.db, second, waiting);
    await recordSecond(ports.db, coin, { height, problem: isSame ? null : 'differs' });
  } catch (error) {
    const problem =
      error instanceof ChainProblem && error.problem === 'wrong-network' ? error.problem : 'away';
    const reason = error instanceof Error ? error.message : String(error);
    ports.log('info', 'second node not read', { coin, problem, reason });
    await recordSecond(ports.db, coin, { problem });
  }
}

/** How far the second node is, and the transactions that wait there. Errors: ChainProblem. */
async function readSecond({ coin, chain, node }: SecondNode) {
  if (coin === 'BTC') {
    const [ids, info] = await resultsOf(node, [
      { method: 'getrawmempool' },
      { method: 'getblockchaininfo' },
    ]);
    const { chain: network, blocks } = info as { chain: string; blocks: number };
    requireNetwork(network, chain.network);
    return { height: blocks, waiting: ids as string[] };
  }
  const [id, height] = await resultsOf(node, [
    { method: 'eth_chainId' },
    { method: 'eth_blockNumber' },
  ]);
  requireNetwork(String(Number(id)), chain.network);
  return { height: Number(height), waiting: [] };
}

function requireNetwork(network: string, expected: string): void {
  if (network !== expected) throw new ChainProblem('wrong-network', `It is of ${network}.`);
}

async function hasSameBlocks({ coin, chain, node }: SecondNode, height: number): Promise<boolean> {
  const [first] = chain.nodes;
  if (!first) return true;
  const [tip] = await resultsOf(first, [
    { method: coin === 'BTC' ? 'getblockcount' : 'eth_blockNumber' },
  ]);
  const settled = Math.max(0, Math.min(Number(tip), height) - settledBlocks[coin]);
  const [own] = await hashesAt(first, coin, [settled]);
  const [other] = await hashesAt(node, coin, [settled]);
  return own === other;
}

interface Second {
  height?: number;
  problem: 'away' | 'wrong-network' | 'differs' | null;
}

async function recordSecond(db: Db, coin: Coin, { height, problem }: Second): Promise<void> {
  const now: RawBuilder<Date> = sql`platform_now()`;
  await db
    .updateTable('chain_state')
    .set({
      second_problem: problem,
      differs_since: problem === 'differs' ? sql`coalesce(differs_since, ${now})` : null,
      ...(height !== undefined && { second_height: height, second_read_at: now }),
    })
    .where('coin', '=', coin)
    .execute();
}
