import { type RawBuilder, sql } from 'kysely';
import { getCached, setCached } from '#server/platform/db/cache.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
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
export function isOneOf(column: string, { words, userIds }: People): RawBuilder<boolean> {
  const id = sql.ref(column);
  if (userIds !== undefined) return sql<boolean>`${id} = ANY(${userIds}::uuid[])`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`${id} IN (${termsOf(word)})`),
    sql` AND `,
  )})`;
}

/** The ids of the first people, in the order of their terms of the longest word. */
export async function firstOf(db: Db, people: People, termsRead: number): Promise<string[]> {
  const terms = await db
    .selectFrom('search_terms')
    .select('user_id')
    .where('term', 'like', startOf(people.words[0]))
    .where(isOneOf('search_terms.user_id', people))
    .orderBy('term')
    .limit(sql.lit(termsRead))
    .modifyEnd(sql.raw(plannedEachTime))
    .execute();
  return [...new Set(terms.map(({ user_id }) => user_id))];
}
