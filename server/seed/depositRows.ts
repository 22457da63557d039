import { sql } from 'kysely';
import { fraction, type Sample, sampleAddresses, sampleId, sampleTxid } from './sample.ts';
import type { Lane, Numbers, Part } from './slices.ts';

/** The number of a deposit. */
export const n = sql.ref('n');
/** Whether a deposit is of Bitcoin. */
export const isBitcoin = sql<boolean>`coin = 'BTC'`;

/** The deposits of a lane: whole dollars, in cents. */
export const depositRows = (
  { sample, registered, lane: { lane, of } }: { sample: Sample; registered: number; lane: Lane },
  [first, last]: Numbers,
) => sql`
  SELECT n, 1 + floor(power(${fraction(sample, 'user', n)}, 1.3) * ${registered}::int)::int AS person,
    CASE WHEN ${fraction(sample, 'coin', n)} < 0.65 THEN 'BTC' ELSE 'ETH' END AS coin,
    100 * round(50 * exp(5.5 * ${fraction(sample, 'amount', n)}))::bigint AS amount_cents,
    ${fraction(sample, 'proof', n)} < 0.8 AS proven
  FROM generate_series(${first}::bigint, ${last}::bigint) AS n
  WHERE (1 + floor(power(${fraction(sample, 'user', n)}, 1.3) * ${registered}::int)::int)
    % ${of}::int = ${lane}::int`;

/** Whether a deposit was sent after its quote had expired. */
export const isLate = (sample: Sample) => sql<boolean>`${fraction(sample, 'late', n)} < 0.02`;

/** The columns that a row of a deposit has in any state. */
export const columns = (sample: Sample) => sql`
  ${sampleId(sample, 'deposit', n)} AS id, ${sampleId(sample, 'user', sql.ref('person'))} AS user_id,
  coin, amount_cents,
  CASE WHEN ${isBitcoin} THEN ${sample.walletIds.BTC} ELSE ${sample.walletIds.ETH} END::uuid
    AS wallet_id,
  CASE WHEN ${isBitcoin} THEN ${sampleAddresses.BTC} ELSE ${sampleAddresses.ETH} END AS address,
  CASE WHEN proven THEN ${sampleTxid(sample, n, isBitcoin)} END AS txid,
  ${isLate(sample)} AS late`;

/** A deposit with a number of these has a quote, which has its id, and a proof. */
export const quoteColumns = (sample: Sample, [first, last]: Numbers) => sql`
  CASE WHEN n BETWEEN ${first} AND ${last} THEN ${sampleId(sample, 'deposit', n)} END AS quote_id,
  CASE WHEN n BETWEEN ${first} AND ${last} AND proven THEN ${sampleId(sample, 'file', n)} END
    AS receipt_id`;

/** The decided deposits of a slice, with their dates and outcomes. */
export const decidedRows = ({ sample, slice, lane }: Part, numbers: Numbers) => {
  const { from, to, registered, deposits } = slice;
  const [first, last] = deposits;
  return sql`
    WITH submitted AS (${depositRows({ sample, registered, lane }, numbers)}),
    timed AS (
      SELECT *, ${from}::timestamptz + (${to}::timestamptz - ${from}::timestamptz) * 0.8
          * ((n - ${first}::bigint) / ${last - first + 1}::float8) AS decided_at,
        ${fraction(sample, 'outcome', n)} < 0.92 AS good,
        CASE WHEN ${fraction(sample, 'received', n)} < 0.03
          THEN amount_cents - amount_cents / 50 ELSE amount_cents END AS received_cents
      FROM submitted),
    dated AS (
      SELECT *, decided_at - interval '10 minutes'
        - interval '29 hours' * ${fraction(sample, 'wait', n)} AS deposit_date
      FROM timed)`;
};
