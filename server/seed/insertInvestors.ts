import { sql } from 'kysely';
import { termsVersion } from '#contract/settings.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { sampleFirstNames } from './names.ts';
import { fraction, inTurn, type Sample, sampleId } from './sample.ts';
import { registrationShare } from './slices.ts';

const verifiedShare = 0.7;
// A sample deposit is dated up to 40 hours before its slice; its user must exist before that.
const headStart = '2 days';

/** A trigger adds their accounts. */
export async function insertInvestors(trx: Trx, sample: Sample, passwordHash: string) {
  const n = sql.ref('n');
  const number = sql`(n - 1 + ${sample.firstNumber}::int)::text`;
  const name = sql`lpad(${number}, greatest(5, length(${number})), '0')`;
  const position = sql`(n - 1 + ${sample.firstNumber}::int - 1)`;
  const fullName = sql`${inTurn(sampleFirstNames, position)} || ' Sample'
    || CASE WHEN ${position} >= ${sql.lit(sampleFirstNames.length)} THEN ' ' || ${number} ELSE '' END`;
  await sql`
    WITH people AS (
      SELECT n, ${name} AS name, ${fullName} AS full_name, ${sample.from}::timestamptz - ${headStart}::interval
        + (${sample.at}::timestamptz - ${sample.from}::timestamptz)
          * ${registrationShare(sample.users, n)} AS created_at,
        ${fraction(sample, 'verified', n)} < ${verifiedShare}::float8 AS verified
      FROM generate_series(1, ${sample.users}::int) AS n)
    INSERT INTO users (id, user_name, full_name, email, password_hash, country, date_of_birth, terms_version,
      email_verified_at, verified_at, sample, created_at)
    SELECT ${sampleId(sample, 'user', n)}, 'sample-' || name, full_name,
      'sample-' || name || '@example.invalid', ${passwordHash}, 'Sampleland',
      CASE WHEN verified THEN date '1970-01-01' + (97 * n)::int % 11000 END, ${termsVersion},
      created_at + interval '5 minutes',
      CASE WHEN verified THEN created_at + interval '1 day' END, true, created_at
    FROM people ORDER BY n`.execute(trx);
  await sql`
    INSERT INTO verifications (id, user_id, decided_by, verified, note, at)
    SELECT ${sampleId(sample, 'verification', n)}, users.id, ${sample.staffId}, true,
      'Sample data', verified_at
    FROM generate_series(1, ${sample.users}::int) AS n
    JOIN users ON users.id = ${sampleId(sample, 'user', n)}
    WHERE verified_at IS NOT NULL`.execute(trx);
}
