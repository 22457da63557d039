import { sql } from 'kysely';
import type { Summary } from '#contract/balances.ts';
import type { Db } from '#server/platform/db/tables.ts';

const questionsMax = 20;

type Question = Summary['questions'][number];

/** Questions of ours that wait for an answer, and messages that are not read; unread first. */
export async function readQuestions(db: Db, userId: string): Promise<Question[]> {
  const { rows } = await sql<{ id: string; kind: Question['kind']; unread: number }>`
    SELECT id, kind, sum(unread)::integer AS unread FROM (
      SELECT coalesce(deposit_id, withdrawal_id) AS id, 1 AS unread,
        CASE WHEN deposit_id IS NULL THEN 'withdrawal' ELSE 'deposit' END AS kind
      FROM messages WHERE user_id = ${userId} AND by_staff AND read_at IS NULL
    UNION ALL
      SELECT id, 0, 'deposit' FROM deposits WHERE user_id = ${userId} AND awaits = 'investor'
    UNION ALL
      SELECT id, 0, 'withdrawal' FROM withdrawals
      WHERE user_id = ${userId} AND awaits = 'investor') AS news
    GROUP BY id, kind ORDER BY unread DESC, id LIMIT ${sql.lit(questionsMax)}`.execute(db);
  return rows.map(({ id, ...question }) => ({ _id: id, ...question }));
}
