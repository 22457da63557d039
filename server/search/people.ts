import { sql } from 'kysely';
import type { Found } from '#contract/search.ts';
import { foundRowsMax } from '#contract/sizes.ts';
import { plannedEachTime } from '#server/platform/db/planning.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { firstOf, type People } from '#server/reviews/people.ts';

// A person has a term for each word of the name, the user name and the email address.
const termsPerPerson = 10;

/** The first people of a search. */
export async function findPeople(db: Db, people: People | undefined): Promise<Found['users']> {
  if (!people || people.userIds?.length === 0) return [];
  const first = firstOf(people, { rows: foundRowsMax, termsRead: foundRowsMax * termsPerPerson });
  const { rows } = await sql<Found['users'][number]>`
    SELECT id AS _id, full_name AS "fullName", user_name AS "userName", email
    FROM ${first} AS first JOIN users ON users.id = user_id
    ORDER BY term, user_id ${sql.raw(plannedEachTime)}`.execute(db);
  return rows;
}
