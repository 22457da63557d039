import type { Found } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { firstOf, type People } from '#server/reviews/people.ts';

// A person has a term for each word of the name, the user name and the email address.
const termsPerPerson = 10;

/** The first people of a search. */
export async function findPeople(db: Db, people: People | undefined): Promise<Found['users']> {
  if (!people) return [];
  const ids = (await firstOf(db, people, foundRowsMax * termsPerPerson)).slice(0, foundRowsMax);
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
