import { sql } from 'kysely';
import { type Coin, coins } from '#contract/coin.ts';
import { isoDay } from '#contract/time.ts';
import { type Balance, readBalance } from '#server/chain/readBalance.ts';
import { recordUnseen } from '#server/chain/recordUnseen.ts';
import type { ChainNode } from '#server/platform/chain.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Ports } from '#server/platform/ports.ts';
import { currentRates, isUsable } from '#server/prices/rates.ts';

// Where a node reads for longer, it refuses a second reading, and the block is reconciled once.
const leaseMs = 30_000;

/**
 * Reconciles each coin once a day, from midnight UTC on, and where staff asked for it. Where the node was
 * not read to a final block lately, the next run tries again.
 */
export async function reconcileDue(ports: Ports): Promise<void> {
  for (const coin of coins) {
    const [node] = ports.chains?.[coin]?.nodes ?? [];
    if (node && (await isDue(ports.db, coin, ports.clock()))) await reconcile(ports, coin, node);
  }
}

async function isDue(db: Db, coin: Coin, at: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`SELECT
    EXISTS (SELECT FROM receiving_addresses WHERE coin = ${coin} AND is_own_coin(id))
    AND (NOT EXISTS (SELECT FROM reconciliations WHERE coin = ${coin} AND day >= ${isoDay(at)}::date)
      OR EXISTS (SELECT FROM reconciliation_requests WHERE coin = ${coin})) AS due`.execute(db);
  return rows[0]?.due === true;
}

async function reconcile(ports: Ports, coin: Coin, node: ChainNode): Promise<void> {
  const { db, clock } = ports;
  const lease = { name: `reconciliation ${coin}`, everyMs: leaseMs };
  const state = await readableState(db, coin);
  if (!state || !(await acquireLease(db, lease, clock())).ours) return;
  try {
    const balance = await readBalance(db, node, { coin, height: state });
    await store(ports, { coin, node, balance });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ports.log('info', 'coin not reconciled', { coin, reason });
  }
}

/** The final height of a coin that was read lately and is not behind. */
async function readableState(db: Db, coin: Coin): Promise<number | null> {
  const row = await db
    .selectFrom('chain_state')
    .select('finalized_height')
    .where('coin', '=', coin)
    .where('problem', 'is', null)
    .where(sql<boolean>`chain_is_fresh(coin)`)
    .executeTakeFirst();
  return row?.finalized_height ?? null;
}

interface Read {
  coin: Coin;
  node: ChainNode;
  balance: Balance;
}

async function store(ports: Ports, { coin, node, balance }: Read): Promise<void> {
  const at = ports.clock();
  const rate = (await currentRates(ports, at))[coin];
  const rateUsd = isUsable(rate) ? rate.usd : null;
  await ports.db.transaction().execute(async (trx) => {
    // Locked: payments of a round that ends now would be counted in part.
    const { rows } = await sql<{ height: number }>`SELECT height FROM chain_state
      WHERE coin = ${coin} FOR UPDATE`.execute(trx);
    // Read on first: what the scan no longer has as unspent must be known as spent.
    if ((rows[0]?.height ?? 0) < balance.scannedHeight) return;
    const unseen = await recordUnseen(trx, balance.unspent, {
      ...{ coin, source: node.name, rateUsd, at },
    });
    const made = await sql<{ id: string | null }>`SELECT make_reconciliation(${coin},
      ${balance.height}, ${balance.hash}, ${String(balance.units)}::numeric,
      ${balance.scannedHeight}, ${rateUsd}::numeric, ${JSON.stringify(unseen)}::jsonb) AS id`.execute(
      trx,
    );
    await trx.deleteFrom('reconciliation_requests').where('coin', '=', coin).execute();
    const id = made.rows[0]?.id;
    if (!id) return;
    const subject = { kind: 'reconciliation', id } as const;
    await recordEvent(trx, { kind: 'reconciliation.made', subject }, at);
  });
}
