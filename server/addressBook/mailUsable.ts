import { sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { acquireLease } from '#server/platform/db/lease.ts';
import { claimNotice } from '#server/platform/outbox/claimNotice.ts';
import type { Ports } from '#server/platform/ports.ts';
import { mailUsableNow } from './mail.ts';

interface Usable {
  id: string;
  user_id: string;
  coin: Coin;
  address: string;
}

const lease = { name: 'usable addresses', everyMs: 30_000 };

/** Mails the owner of each address whose wait has ended, one process at a time. */
export async function mailUsable({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const { rows } = await sql<Usable>`SELECT id, user_id, coin, address FROM payout_addresses
    WHERE removed_at IS NULL AND usable_from > added_at
      AND usable_from BETWEEN platform_now() - interval '7 days' AND platform_now()
      AND NOT EXISTS (SELECT FROM wait_notices WHERE subject_id = payout_addresses.id)
    ORDER BY usable_from`.execute(db);
  if (rows.length === 0 || !(await acquireLease(db, lease, clock())).ours) return;
  for (const { id, user_id: userId, ...usable } of rows) {
    await db.transaction().execute(async (trx) => {
      if (await claimNotice(trx, id)) await mailUsableNow(trx, userId, { ...usable, at: clock() });
    });
  }
}
