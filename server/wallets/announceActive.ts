import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { claimNotice } from '#server/platform/outbox/claimNotice.ts';
import type { Ports } from '#server/platform/ports.ts';
import { announceChange, lockWallets } from './change.ts';
import { usableWallets } from './wallet.ts';

const lease = { name: 'active addresses', everyMs: 30_000 };

/** Announces each receiving address that has become active after its wait, one process at a time. */
export async function announceActive({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const due = await readDue(db);
  if (due.length === 0 || !(await acquireLease(db, lease, clock())).ours) return;
  for (const { id, coin } of due) {
    await db.transaction().execute(async (trx) => {
      await lockWallets(trx, coin);
      if (!(await claimNotice(trx, id))) return;
      const [after, before] = await usableWallets(trx, coin).limit(2).execute();
      // A newer one, or none, takes deposits.
      if (after?.id !== id) return;
      const summary = 'The wait for a new deposit address is over: deposits go to it from now on.';
      await announceChange(trx, { id, coin, before, after, summary }, clock());
    });
  }
}

async function readDue(db: Db): Promise<{ id: string; coin: Coin }[]> {
  const { rows } = await sql<{ id: string; coin: Coin }>`SELECT id, coin FROM wallets
    WHERE status = 'approved' AND active_from <= platform_now()
      AND active_from > (SELECT max(at) FROM approvals
        WHERE subject_kind = 'wallet' AND subject_id = wallets.id)
      AND NOT EXISTS (SELECT FROM wait_notices WHERE subject_id = wallets.id)
    ORDER BY active_from`.execute(db);
  return rows;
}
