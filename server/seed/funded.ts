import { type RawBuilder, sql } from 'kysely';
import { fraction, sampleId } from './sample.ts';
import type { Numbers, Part } from './slices.ts';

const fundedCents = 10_000;

// Looking at every user for each slice would take longer than the deposits.
const usersPerNumber = 50;
const usersLeast = 1_000;

/**
 * SQL for numbers `n`, each with a user who has money; fewer rows if fewer users of those looked at
 * have it.
 */
export function fundedAccounts(
  { sample, slice: { registered }, lane: { lane, of } }: Part,
  [first, last]: Numbers,
): RawBuilder<unknown> {
  const begin = first + ((((lane - first) % of) + of) % of);
  const count = Math.max(0, Math.floor((last - begin) / of) + 1);
  const looked = Math.min(registered, usersLeast + count * usersPerNumber);
  const start = (first * 7919) % registered;
  const person = sql.ref('person');
  return sql`
    SELECT ${begin}::bigint + ${of}::int * (row_number() OVER () - 1) AS n, chosen.*
    FROM (
      SELECT accounts.id AS account_id, user_id, balance_cents
      FROM (SELECT 1 + (${start}::bigint + step) % ${registered}::bigint AS person
        FROM generate_series(1, ${looked}::bigint) AS step) AS steps
      JOIN accounts ON kind = 'available' AND user_id = ${sampleId(sample, 'user', person)}
      WHERE person % ${of}::int = ${lane}::int AND balance_cents >= ${fundedCents}::int
      ORDER BY ${fraction(sample, 'account', sql`person + ${first}::bigint * 1000003`)}
      LIMIT ${count}::int) AS chosen`;
}
