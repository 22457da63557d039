import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { fundedAccounts } from './funded.ts';
import { fraction, inTurn, sampleId, sampleTxid } from './sample.ts';
import { samplePayee, samplePayees } from './samplePayees.ts';
import type { Part } from './slices.ts';

const n = sql.ref('n');
const isBitcoin = sql<boolean>`coin = 'BTC'`;

export const endedStates = ['paid', 'paid', 'declined', 'paid', 'cancelled', 'paid', 'paid'];
export const openStates = ['requested', 'approved'];

/** The address of a person, whose id begins with their number. */
function payeeOf(coin: Coin): RawBuilder<string> {
  const payees = Array.from({ length: samplePayees }, (_, n) => samplePayee(coin, n));
  const number = sql`('x' || left(user_id::text, 8))::bit(32)::bigint`;
  return sql`(${payees}::text[])[1 + ${number} % ${sql.lit(samplePayees)}]`;
}

/** All holds first, then the entries that end them. Call it after the slice's deposits. */
export async function insertWithdrawals(
  trx: Trx,
  part: Part,
  states: readonly string[],
): Promise<void> {
  const { sample, slice } = part;
  const span = sql`(${slice.to}::timestamptz - ${slice.from}::timestamptz)`;
  const moment = (share: RawBuilder<unknown>) =>
    sql`${slice.from}::timestamptz + ${span} * (${share})`;
  await sql`
    WITH funded AS (${fundedAccounts(part, slice.withdrawals)}),
    requested AS (
      SELECT *, ${inTurn(states, n)} AS status,
        CASE WHEN ${fraction(sample, 'coin', n)} < 0.65 THEN 'BTC' ELSE 'ETH' END AS coin,
        100 * (balance_cents * (10 + floor(50 * ${fraction(sample, 'share', n)})::bigint) / 10000)
          AS amount_cents,
        ${moment(sql`0.80 + 0.05 * ${fraction(sample, 'wait', n)}`)} AS created_at,
        ${moment(sql`0.85 + 0.05 * ${fraction(sample, 'wait', n)}`)} AS decided_at,
        ${moment(sql`0.90 + 0.05 * ${fraction(sample, 'wait', n)}`)} AS paid_at
      FROM funded),
    made AS (
      INSERT INTO withdrawals (id, user_id, coin, amount_cents, address, created_at, status,
        decided_by, decided_at, reason, paid_by, paid_at, txid, coin_units, compared_rate_usd,
        compared_rate_as_of)
      SELECT ${sampleId(sample, 'withdrawal', n)}, user_id, coin, amount_cents,
        CASE WHEN ${isBitcoin} THEN ${payeeOf('BTC')} ELSE ${payeeOf('ETH')} END,
        created_at, status,
        CASE WHEN status = 'cancelled' THEN user_id
          WHEN status <> 'requested' THEN ${sample.staffId}::uuid END,
        CASE WHEN status <> 'requested' THEN decided_at END,
        CASE WHEN status = 'declined' THEN 'The address could not be confirmed (sample)' END,
        CASE WHEN status = 'paid' THEN ${sample.staffId}::uuid END,
        CASE WHEN status = 'paid' THEN paid_at END,
        CASE WHEN status = 'paid' THEN ${sampleTxid(sample, n, isBitcoin)} END,
        CASE WHEN status = 'paid' THEN ${coinUnits} END,
        CASE WHEN status = 'paid' THEN ${rate} END,
        CASE WHEN status = 'paid' THEN paid_at END
      FROM requested ORDER BY created_at
      RETURNING id, user_id, amount_cents, created_at)
    INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents, source,
      source_id, leg)
    SELECT created_at, available.id, held.id, amount_cents, 'withdrawal', made.id, 'hold'
    FROM made ${accountsOf('made')} ORDER BY created_at`.execute(trx);
  await sql`
    INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, sample)
    SELECT gen_random_uuid(), 'withdrawal', id,
      subject_content('withdrawal', id, amount_cents), amount_cents, decided_by, true
    FROM withdrawals
    WHERE status = 'approved' AND decided_by = ${sample.staffId}::uuid AND NOT EXISTS (
      SELECT FROM approvals WHERE subject_id = withdrawals.id)`.execute(trx);
  await endHolds(trx, part);
}

// Example rates of demo mode: 65,000.00 per bitcoin in satoshi, 44,998.00 per ether in wei.
const coinUnits = sql`CASE WHEN ${isBitcoin} THEN round(amount_cents * 1e8::numeric / 6500000)
  ELSE round(amount_cents * 1e18::numeric / 4499800) END`;
const rate = sql`CASE WHEN ${isBitcoin} THEN 65000 ELSE 44998 END`;

const accountsOf = (table: string) => sql`
  JOIN accounts available
    ON available.user_id = ${sql.ref(`${table}.user_id`)} AND available.kind = 'available'
  JOIN accounts held ON held.user_id = ${sql.ref(`${table}.user_id`)} AND held.kind = 'held'`;

async function endHolds(trx: Trx, { sample, slice, lane: { lane, of } }: Part): Promise<void> {
  const [first, last] = slice.withdrawals;
  await sql`
    INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents, source,
      source_id, leg)
    SELECT coalesce(paid_at, decided_at), held.id,
      CASE WHEN status = 'paid' THEN ${platformAccounts.payouts}::uuid ELSE available.id END,
      amount_cents, 'withdrawal', withdrawals.id,
      CASE WHEN status = 'paid' THEN 'settle' ELSE 'release' END
    FROM generate_series(${first}::bigint, ${last}::bigint) AS n
    JOIN withdrawals ON withdrawals.id = ${sampleId(sample, 'withdrawal', n)}
    ${accountsOf('withdrawals')}
    WHERE n % ${of}::int = ${lane}::int AND status IN ('paid', 'declined', 'cancelled')
    ORDER BY 1`.execute(trx);
}
