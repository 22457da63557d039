import { sql } from 'kysely';
import { sampleSource } from '#contract/prices.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fraction, type Sample } from './sample.ts';

const exampleUsd = 65_000;

/** The closes of a year; existing ones stay. */
export async function insertRateDays(trx: Trx, sample: Sample): Promise<void> {
  const n = sql.ref('n');
  await sql`
    INSERT INTO rate_days (asset, day, usd, source)
    SELECT 'BTC', (${sample.at}::timestamptz AT TIME ZONE 'UTC')::date - n,
      round((${exampleUsd}::float8 * (1 + 0.12 * sin(n / 55.0) + 0.05 * sin(n / 9.0)
        + 0.03 * (${fraction(sample, 'day', n)} - 0.5)))::numeric, 2), ${sampleSource}
    FROM generate_series(1, 365) AS n
    ON CONFLICT (asset, day) DO NOTHING`.execute(trx);
}
