import { type Selectable, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { finalizeChecks } from './finalizeChecks.ts';
import { findBitcoin } from './findBitcoin.ts';
import { findEthereum } from './findEthereum.ts';
import type { Found } from './outgoing.ts';

type Check = Selectable<Tables['withdrawal_checks']> & { address: string };
type Result = Pick<Check, 'state' | 'units' | 'block_hash' | 'height'>;

const checksPerRound = 20;
const goneAfterMs = 30 * 60_000;
// Blocks that may be replaced, and are searched again.
const depth = 6;

/**
 * Looks again for payments that staff recorded, until their blocks are final. One whose block is known
 * costs no request. Errors: an Error when the node gives no reply.
 */
export async function checkWithdrawals(
  db: Db,
  { coin, node }: { coin: Coin; node: ChainNode },
  at: Date,
): Promise<void> {
  for (const check of await readOpen(db, coin)) {
    const { found, height } = await find(node, check);
    const result = resultOf(check, found, at);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('withdrawal_checks')
        .set({ ...result, looked_height: height, looked_at: at, ...(found && { found_at: at }) })
        .where('withdrawal_id', '=', check.withdrawal_id)
        .execute();
      if (result.state === check.state) return;
      const subject = { kind: 'withdrawal', id: check.withdrawal_id } as const;
      await recordEvent(trx, { kind: 'review.changed', subject }, at);
    });
  }
  await finalizeChecks(db, coin, at);
}

/** Those whose block is not known, or has left the chain. */
const readOpen = (db: Db, coin: Coin): Promise<Check[]> =>
  db
    .selectFrom('withdrawal_checks')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .selectAll('withdrawal_checks')
    .select('withdrawals.address')
    .where('withdrawal_checks.coin', '=', coin)
    .where('state', '<>', 'final')
    .where('made_at', '>', sql<Date>`platform_now() - interval '3 days'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM chain_blocks b WHERE b.coin = withdrawal_checks.coin
        AND b.height = withdrawal_checks.height AND b.hash = withdrawal_checks.block_hash)`,
    )
    .orderBy('looked_at')
    .limit(checksPerRound)
    .execute();

async function find(
  node: ChainNode,
  { coin, txid, address, looked_height: looked, height }: Check,
): Promise<{ found: Found | null; height: number | null }> {
  const outgoing = { coin, txid, address };
  if (coin === 'BTC') {
    const after = looked === null ? null : Math.min(looked, height ?? looked) - depth;
    return findBitcoin(node, outgoing, after);
  }
  return { found: await findEthereum(node, outgoing), height: null };
}

function resultOf(check: Check, found: Found | null, at: Date): Result {
  if (found) {
    return {
      state: found.block ? 'mined' : 'seen',
      units: String(found.units),
      block_hash: found.block?.hash ?? null,
      height: found.block?.height ?? null,
    };
  }
  const place = { units: check.units, block_hash: null, height: null };
  if (!check.found_at) return { state: 'missing', ...place };
  // A node forgets what waits when it starts again, and gets it again later.
  const isGone = at.getTime() - check.found_at.getTime() >= goneAfterMs;
  return { state: isGone ? 'gone' : 'seen', ...place };
}
