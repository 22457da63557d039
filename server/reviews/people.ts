import { type RawBuilder, sql } from 'kysely';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import type { Db } from '#server/platform/db/tables.ts';

/** The people whom a search names: each of its words begins a word of theirs. */
export interface People {
  /** In lower case, longest first: it has the fewest terms most often. */
  words: readonly [string, ...string[]];
  /** Undefined for too many to name them: their terms are compared instead. */
  userIds: string[] | undefined;
}

const termsMax = 1_000;

/** For LIKE. */
export const startOf = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const termsOf = (word: string): RawBuilder<unknown> =>
  sql`SELECT user_id FROM search_terms WHERE term LIKE ${startOf(word)}`;

/** Undefined without a word. */
export async function readPeople(
  db: Db,
  q: string | undefined,
  at: Date,
): Promise<People | undefined> {
  const [longest, ...shorter] = [...new Set((q ?? '').toLowerCase().match(/[^\s@]\S*/g))].sort(
    (one, other) => other.length - one.length,
  );
  if (longest === undefined) return undefined;
  const words = [longest, ...shorter] as const;
  for (const rarest of words) {
    const found = await findTerms(db, rarest, at);
    if (!found) continue;
    const others = words.filter((word) => word !== rarest);
    return { words, userIds: await withAllTerms(db, found, others) };
  }
  return { words, userIds: undefined };
}

// Too many terms hardly become few within a minute; either way the same people are found.
const manyTtlMs = 60_000;

/** Undefined for too many: their ids would be read only to be counted. */
async function findTerms(db: Db, word: string, at: Date): Promise<string[] | undefined> {
  const name = `many terms of ${word}`;
  if (getCached<boolean>(db, name, at)) return undefined;
  const { rows } = await sql<{ ids: string[] | null }>`
    SELECT CASE WHEN count(*) <= ${sql.lit(termsMax)}
      THEN coalesce(array_agg(DISTINCT user_id), '{}') END AS ids
    FROM (${termsOf(word)} LIMIT ${sql.lit(termsMax + 1)}) AS terms`.execute(db);
  const ids = rows[0]?.ids ?? undefined;
  if (!ids) setCached(db, { name, value: true, ttlMs: manyTtlMs }, at);
  return ids;
}

async function withAllTerms(db: Db, ids: string[], words: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || words.length === 0) return ids;
  const terms = sql.join(words.map((word) => sql`(${startOf(word)})`));
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${ids}::uuid[]) AS id
    WHERE NOT EXISTS (SELECT FROM (VALUES ${terms}) AS words (start) WHERE NOT EXISTS (
      SELECT FROM search_terms WHERE user_id = id AND term LIKE start))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a column has the id of one of these people. */
export const isOneOf = (column: string, { words, userIds }: People): RawBuilder<boolean> =>
  userIds ? isAmong(column, userIds) : haveAll(column, words);

const isAmong = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = ANY(${ids}::uuid[])`;

const haveAll = (column: string, words: readonly string[]) => {
  const each = words.map((word) => sql`${sql.ref(column)} IN (${termsOf(word)})`);
  return sql<boolean>`(${sql.join([sql`true`, ...each], sql` AND `)})`;
};

/** The first people with their first term, in the order of their terms of the longest word. */
export function firstOf(
  { words: [longest, ...others], userIds }: People,
  { rows, termsRead }: { rows: number; termsRead: number },
): RawBuilder<unknown> {
  const id = 'search_terms.user_id';
  return sql`(
    SELECT user_id, min(term) AS term FROM (
      SELECT user_id, term FROM search_terms
      WHERE term LIKE ${startOf(longest)} AND ${userIds ? isAmong(id, userIds) : haveAll(id, others)}
      ORDER BY term, user_id LIMIT ${sql.lit(termsRead)}) AS terms
    GROUP BY user_id ORDER BY term, user_id LIMIT ${sql.lit(rows)})`;
}
