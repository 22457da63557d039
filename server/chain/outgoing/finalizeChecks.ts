import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';

/** Ends the checks whose blocks are final. */
export async function finalizeChecks(db: Db, coin: Coin, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const final = await trx
      .updateTable('withdrawal_checks as c')
      .from('chain_state as s')
      .set({ state: 'final', looked_at: at })
      .whereRef('s.coin', '=', 'c.coin')
      .where('c.coin', '=', coin)
      .where('c.state', '=', 'mined')
      .whereRef('c.height', '<=', 's.finalized_height')
      .where(
        sql<boolean>`(c.looked_at = ${at} OR EXISTS (SELECT FROM chain_blocks b
          WHERE b.coin = c.coin AND b.height = c.height AND b.hash = c.block_hash))`,
      )
      .returning('c.withdrawal_id')
      .execute();
    for (const { withdrawal_id: id } of final) {
      await recordEvent(trx, { kind: 'review.changed', subject: { kind: 'withdrawal', id } }, at);
    }
  });
}
