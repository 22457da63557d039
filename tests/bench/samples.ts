import { sql } from 'kysely';
import { isoDay } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { hashToken, newToken } from '#server/platform/tokens/token.ts';

/** Filter values that match existing rows, and a staff token. */
export interface Samples {
  userId: string;
  depositId: string;
  depositTxid: string;
  withdrawalId: string;
  withdrawalAddress: string;
  walletAddress: string;
  auditTarget: string;
  staffId: string;
  day: string;
  monthFrom: string;
  monthTo: string;
  token: string;
}

/** Takes samples from the middle of the data and opens a staff session. */
export async function takeSamples(db: Db): Promise<Samples> {
  const busiest = await sql<{ user_id: string }>`SELECT user_id FROM deposits
    WHERE status = 'pending' GROUP BY user_id ORDER BY count(*) DESC LIMIT 1`.execute(db);
  const { rows } = await sql<{
    id: string;
    txid: string;
    deposit_date: Date;
  }>`SELECT id, txid, deposit_date FROM deposits WHERE txid IS NOT NULL
    AND deposit_date < (SELECT max(deposit_date) - interval '150 days' FROM deposits)
    ORDER BY deposit_date DESC LIMIT 1`.execute(db);
  const middle = rows[0];
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select(['id', 'address'])
    .limit(1)
    .executeTakeFirst();
  const wallet = await db.selectFrom('wallets').select('address').limit(1).executeTakeFirst();
  const line = await db.selectFrom('audit_log').select('target_id').limit(1).executeTakeFirst();
  const staff = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('sample', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (!middle) throw new Error('There are no deposits: seed the database first.');
  const monthMs = 30 * 24 * 60 * 60_000;
  return {
    userId: busiest.rows[0]?.user_id ?? staff.id,
    depositId: middle.id,
    depositTxid: middle.txid,
    withdrawalId: withdrawal?.id ?? middle.id,
    withdrawalAddress: withdrawal?.address ?? '',
    walletAddress: wallet?.address ?? '',
    auditTarget: line?.target_id ?? middle.id,
    staffId: staff.id,
    day: isoDay(middle.deposit_date),
    monthFrom: isoDay(new Date(middle.deposit_date.getTime() - monthMs)),
    monthTo: isoDay(middle.deposit_date),
    token: await openSession(db, staff.id),
  };
}

async function openSession(db: Db, userId: string): Promise<string> {
  const token = newToken((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const at = new Date();
  await db
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      token_hash: hashToken(token),
      user_id: userId,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + 8 * 60 * 60_000),
      reauthenticated_at: at,
    })
    .execute();
  return token;
}
