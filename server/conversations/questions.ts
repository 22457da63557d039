import { sql } from 'kysely';
import type { Summary } from '#contract/balances.ts';
import type { Db } from '#server/platform/db/tables.ts';

const questionsMax = 20;
const lineMax = 140;

type Question = Summary['questions'][number];

/** Questions of ours that wait for an answer, and messages that are not read; unread first. */
export async function readQuestions(db: Db, userId: string): Promise<Question[]> {
  type Row = Omit<Question, '_id'> & { id: string };
  const { rows } = await sql<Row>`
    SELECT id, kind, sum(unread)::integer AS unread, (
      SELECT left(split_part(text, E'\\n', 1), ${sql.lit(lineMax)}) FROM messages
      WHERE coalesce(deposit_id, withdrawal_id) = news.id AND by_staff
      ORDER BY seq DESC LIMIT 1) AS line FROM (
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
