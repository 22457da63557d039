import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { balancesAt, hexOf } from '#server/chain/ethereum/balances.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { scanUnspent } from './bitcoin/scan.ts';
import type { FoundPayment } from './found.ts';
import { readScripts } from './known.ts';
import { resultsOf } from './resultsOf.ts';

/** The coin at our own addresses at a final block. */
export interface Balance {
  height: number;
  hash: string;
  /** Without what was spent after the block and up to `scannedHeight`. */
  units: bigint;
  scannedHeight: number;
  /** Outputs at the block. */
  unspent: readonly FoundPayment[];
}

/** The newest block that no longer changes. Errors: an Error when the node gives no reply. */
export async function readBalance(
  db: Db,
  node: ChainNode,
  { coin, height }: { coin: Coin; height: number },
): Promise<Balance> {
  const own = await db
    .selectFrom('receiving_addresses')
    .select(['id', 'address'])
    .where('coin', '=', coin)
    .where(sql<boolean>`is_own_coin(id)`)
    .execute();
  if (coin === 'ETH') {
    const asked = own.map(({ address }) => ({ address, height }));
    const balances = await balancesAt(node, asked);
    const params = [hexOf(height), false];
    const [block] = await resultsOf(node, [{ method: 'eth_getBlockByNumber', params }]);
    const units = balances.reduce((sum, each) => sum + each, 0n);
    const { hash } = block as { hash: string };
    return { height, hash, units, scannedHeight: height, unspent: [] };
  }
  const ids = new Set(own.map(({ id }) => id));
  const scripts = await readScripts(db, node);
  const ownScripts = new Map([...scripts].filter(([, id]) => ids.has(id)));
  const { head, payments } = await scanUnspent(node, ownScripts);
  const [hash] = await resultsOf(node, [{ method: 'getblockhash', params: [height] }]);
  const unspent = payments.filter(({ block }) => (block?.height ?? 0) <= height);
  const units = unspent.reduce((sum, payment) => sum + payment.units, 0n);
  return { height, hash: String(hash), units, scannedHeight: head.height, unspent };
}
