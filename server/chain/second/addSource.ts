import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { hashesAt } from './hashesAt.ts';

const paymentsAtOnce = 200;

/** Adds the second node to payments that it shows too: waiting, or in the same block. */
export async function addSource(
  db: Db,
  { coin, node }: { coin: Coin; node: ChainNode },
  waiting: readonly string[],
): Promise<void> {
  const open = await db
    .selectFrom('chain_payments')
    .select(['id', 'txid', 'state', 'height', 'block_hash'])
    .where('coin', '=', coin)
    .where('state', '<>', 'gone')
    .where(sql<boolean>`NOT ${node.name} = ANY(sources)`)
    .orderBy('seen_at', 'desc')
    .limit(paymentsAtOnce)
    .execute();
  const heights = [...new Set(open.flatMap(({ height }) => height ?? []))];
  const hashes = await hashesAt(node, coin, heights);
  const hashAt = new Map(heights.map((height, at) => [height, hashes[at]]));
  const inMempool = new Set<string | null>(waiting);
  const shown = open.filter(({ txid, height, block_hash: hash }) =>
    height === null ? inMempool.has(txid) : hashAt.get(height) === hash,
  );
  if (shown.length === 0) return;
  await db
    .updateTable('chain_payments')
    .set({ sources: sql`array_append(sources, ${node.name})` })
    .where(
      'id',
      'in',
      shown.map(({ id }) => id),
    )
    .execute();
}
