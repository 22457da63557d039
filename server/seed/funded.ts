import { type RawBuilder, sql } from 'kysely';
import { fraction, type Sample, sampleId } from './sample.ts';
import type { Lane, Numbers, Slice } from './slices.ts';

const fundedCents = 10_000;

/**
 * SQL for this lane's numbers `n`, each with one of its users who has money at this point, and the
 * id and balance of the available account; fewer rows if fewer users have money.
 */
export function fundedAccounts(
  sample: Sample,
  { registered }: Slice,
  [first, last]: Numbers,
  { lane, of }: Lane,
): RawBuilder<unknown> {
  const begin = first + ((((lane - first) % of) + of) % of);
  const most = Math.max(0, Math.floor((last - begin) / of) + 1);
  const person = sql.ref('person');
  return sql`
    SELECT ${begin}::bigint + ${of}::int * (row_number() OVER () - 1) AS n, chosen.*
    FROM (
      SELECT accounts.id AS account_id, user_id, balance_cents
      FROM generate_series(1, ${registered}::bigint) AS person
      JOIN accounts ON kind = 'available' AND user_id = ${sampleId(sample, 'user', person)}
      WHERE person % ${of}::int = ${lane}::int AND balance_cents >= ${fundedCents}::int
      ORDER BY ${fraction(sample, 'account', sql`person + ${first}::bigint * 1000003`)}
      LIMIT ${most}::int) AS chosen`;
}
