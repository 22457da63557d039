import { sql } from 'kysely';
import type { Found } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { startOf } from '#server/reviews/search.ts';

// A person has a term for each word of the name, the user name and the email address.
const termsPerPerson = 10;

/** The first people with a term that begins so, in the order of their terms. */
export async function findPeople(db: Db, q: string): Promise<Found['users']> {
  const text = q.toLowerCase().replace(/^[@#]/, '');
  const terms = await db
    .selectFrom('search_terms')
    .select('user_id')
    .where('term', 'like', startOf(text))
    .orderBy('term')
    .limit(sql.lit(foundRowsMax * termsPerPerson))
    .execute();
  const ids = [...new Set(terms.map(({ user_id }) => user_id))].slice(0, foundRowsMax);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'user_name', 'email'])
    .where('id', 'in', ids)
    .execute();
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, full_name: fullName, user_name: userName, email }) => ({
      _id: id,
      fullName,
      userName,
      email,
    }));
}
