import { sql } from 'kysely';
import { coinNames } from '#contract/coin.ts';
import { formatDollars } from '#contract/money.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { addressForPayer } from '#server/withdrawals/shownAddress.ts';
import { readPayoutTimeline } from './timeline.ts';
import { coinText, toPayout, withMaker } from './wire.ts';

interface ChainRow {
  confirmations: number | null;
  is_dead: boolean;
  replaced_by: string | null;
}

/** With what staff read before they sign and send. Errors: 404. */
export async function readDetail(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
): Promise<PayoutDetail> {
  const row = await withMaker(db.selectFrom('payouts'))
    .leftJoin('receiving_addresses as change', 'change.id', 'change_address_id')
    .select('change.address as change_address')
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  const { rows } = await sql<ChainRow>`SELECT payout_is_dead(p) AS is_dead,
    (SELECT r.id FROM payouts r WHERE r.replaces = p.id AND r.state NOT IN ('cancelled', 'expired')
      ORDER BY r.made_at DESC LIMIT 1) AS replaced_by,
    (SELECT CASE WHEN s.height IS NULL THEN 0 ELSE greatest(1, c.height - s.height + 1) END
      FROM chain_spends s LEFT JOIN chain_state c ON c.coin = s.coin
      WHERE (s.coin, s.txid) = (p.coin, p.unsigned_id) AND s.state <> 'gone') AS confirmations
    FROM payouts p WHERE p.id = ${id}`.execute(db);
  return {
    ...toPayout(row),
    feeRate: row.fee_rate,
    rate: row.rate_usd,
    rateAt: row.rate_as_of.toISOString(),
    changeAddress: row.change_address,
    isAccepted: row.is_accepted,
    sendAskedAt: row.send_asked_at?.toISOString() ?? null,
    confirmations: rows[0]?.confirmations ?? null,
    isDead: rows[0]?.is_dead === true,
    reason: row.reason,
    replaces: row.replaces,
    replacedBy: rows[0]?.replaced_by ?? null,
    items: await readItems(db, id, staffId),
    inputs: await readInputs(db, id),
    timeline: await readPayoutTimeline(db, row),
  };
}

async function readItems(db: Db, id: string, staffId: string): Promise<PayoutDetail['items']> {
  const rows = await db
    .selectFrom('payout_items')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'user_id', 'full_name', 'amount_cents', 'units', 'coin'])
    .select(['withdrawals.status', addressForPayer(staffId).as('shown_address')])
    .where('payout_id', '=', id)
    .orderBy('withdrawals.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    user: { _id: row.user_id, fullName: row.full_name },
    usd: formatDollars(row.amount_cents),
    amount: coinText(row.units),
    address: row.shown_address,
    withdrawMode: coinNames[row.coin],
    status: row.status,
  }));
}

async function readInputs(db: Db, id: string): Promise<PayoutDetail['inputs']> {
  const rows = await db
    .selectFrom('payout_inputs')
    .innerJoin('chain_payments', 'chain_payments.id', 'payment_id')
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .select(['txid', 'n', 'payout_inputs.units', 'address'])
    .where('payout_id', '=', id)
    .orderBy('chain_payments.units', 'desc')
    .orderBy('chain_payments.id')
    .execute();
  return rows.map(({ txid, n, units, address }) => ({
    ...{ txid: txid ?? '', output: n, amount: coinText(units), address },
  }));
}
