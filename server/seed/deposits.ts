import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/tables.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import {
  columns,
  decidedRows,
  depositRows,
  isBitcoin,
  isLate,
  n,
  quoteColumns,
} from './depositRows.ts';
import { type DrawSheet, insertQuotesAndProofs, type QuotedDeposit } from './quotesAndProofs.ts';
import { fraction, inTurn, type Sample, sampleTxid } from './sample.ts';
import { type Lane, type Numbers, type Part, pendingDeposits } from './slices.ts';

const declineReasons = [
  'No such transaction on the chain (sample)',
  'The proof shows another address (sample)',
  'The proof is of another payment (sample)',
];

/** As many of the last decided ones, and of those that wait, have a quote and a proof. */
const quotedMax = 150;

/** In the order of their decisions, with a credit for each confirmed one. */
export async function insertDecidedDeposits(
  trx: Trx,
  { draw, ...part }: Part & { draw: DrawSheet },
): Promise<number> {
  const { sample, slice } = part;
  const lastDecided = pendingDeposits(sample)[0] - 1;
  const [first, last] = slice.deposits;
  const quoted: Numbers = [Math.max(first, lastDecided - quotedMax + 1), last];
  const { rows: deposits } = await sql<QuotedDeposit>`${decidedRows(part, quoted)}
    SELECT ${columns(sample)}, deposit_date, ${quoteColumns(sample, quoted)}
    FROM dated ORDER BY n`.execute(trx);
  await insertQuotesAndProofs(trx, sample, { deposits, draw });
  const { rows } = await sql<{ made: bigint }>`${decidedRows(part, slice.deposits)},
    made AS (
      INSERT INTO deposits (id, user_id, coin, amount_cents, wallet_id, address, txid, late,
        deposit_date, quote_id, receipt_id, status, amount_received_cents, checked_txid,
        checked_output, decided_by, decided_at, note, reason)
      SELECT ${columns(sample)}, deposit_date, ${quoteColumns(sample, quoted)},
        CASE WHEN good THEN 'confirmed' ELSE 'declined' END,
        CASE WHEN good THEN received_cents END,
        CASE WHEN good AND proven THEN ${sampleTxid(sample, n, isBitcoin)} END,
        CASE WHEN good AND proven THEN 0 END, ${sample.staffId}, decided_at,
        CASE WHEN good AND received_cents <> amount_cents THEN 'Two percent less arrived (sample)'
          WHEN good AND NOT proven THEN 'Found on the chain by amount (sample)'
          WHEN good AND ${isLate(sample)} THEN 'Late, and the rate had hardly moved (sample)' END,
        CASE WHEN NOT good THEN ${inTurn(declineReasons, n)}
          WHEN received_cents <> amount_cents THEN 'Two percent less arrived (sample)' END
      FROM dated ORDER BY n
      RETURNING id, user_id, status, decided_at, amount_received_cents),
    credited AS (
      INSERT INTO ledger_entries (at, debit_account_id, credit_account_id, amount_cents, source,
        source_id, leg)
      SELECT made.decided_at, ${platformAccounts.custody}, accounts.id, made.amount_received_cents,
        'deposit', made.id, 'credit'
      FROM made JOIN accounts ON accounts.user_id = made.user_id AND accounts.kind = 'available'
      WHERE made.status = 'confirmed' ORDER BY made.decided_at)
    SELECT count(*) AS made FROM made`.execute(trx);
  return Number(rows[0]?.made ?? 0n);
}

/** The deposits that wait, the first of them with their quotes and proofs. */
export async function insertPendingDeposits(
  trx: Trx,
  { sample, lane, draw }: { sample: Sample; lane: Lane; draw: DrawSheet },
): Promise<number> {
  const numbers = pendingDeposits(sample);
  const [first, last] = numbers;
  const quoted: Numbers = [first, Math.min(last, first + quotedMax - 1)];
  const submitted = (range: Numbers) =>
    depositRows({ sample, registered: sample.users, lane }, range);
  const more = sql`
    ${sample.at}::timestamptz - interval '40 hours' * ${fraction(sample, 'wait', n)} AS deposit_date,
    ${quoteColumns(sample, quoted)}`;
  const { rows: deposits } = await sql<QuotedDeposit>`
    WITH submitted AS (${submitted(quoted)})
    SELECT ${columns(sample)}, ${more} FROM submitted ORDER BY n`.execute(trx);
  await insertQuotesAndProofs(trx, sample, { deposits, draw });
  const { rows } = await sql<{ made: bigint }>`
    WITH submitted AS (${submitted(numbers)}),
    made AS (
      INSERT INTO deposits (id, user_id, coin, amount_cents, wallet_id, address, txid, late,
        deposit_date, quote_id, receipt_id)
      SELECT ${columns(sample)}, ${more} FROM submitted ORDER BY n
      RETURNING id)
    SELECT count(*) AS made FROM made`.execute(trx);
  return Number(rows[0]?.made ?? 0n);
}
