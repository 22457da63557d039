import { type SelectQueryBuilder, sql } from 'kysely';
import { formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { formatDollars } from '#contract/money.ts';
import type { Payout } from '#contract/payoutRecord.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type PayoutRows = SelectQueryBuilder<Tables, 'payouts', object>;

export const coinText = (units: string): string =>
  formatUnits(BigInt(units), { decimals: unitDecimals.BTC });

export const withMaker = (rows: PayoutRows) =>
  rows
    .innerJoin('users as maker', 'maker.id', 'made_by')
    .selectAll('payouts')
    .select('maker.full_name as maker_name')
    .select(
      sql<string>`(SELECT sum(units)::text FROM payout_items
        WHERE payout_id = payouts.id)`.as('units'),
    )
    .select(
      sql<bigint>`(SELECT sum(w.amount_cents)::bigint FROM payout_items i
        JOIN withdrawals w ON w.id = i.withdrawal_id WHERE i.payout_id = payouts.id)`.as('cents'),
    )
    .select(
      sql<number>`(SELECT count(*)::integer FROM payout_items
        WHERE payout_id = payouts.id)`.as('items'),
    );

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof withMaker>['execute']>>[number];

export const toPayout = (row: PayoutRow): Payout => ({
  _id: row.id,
  coin: row.coin,
  state: row.state,
  amount: coinText(row.units),
  usd: formatDollars(row.cents),
  fee: coinText(row.fee_units),
  change: coinText(row.change_units),
  withdrawals: row.items,
  txid: row.unsigned_id,
  madeBy: { _id: row.made_by, fullName: row.maker_name },
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  problem: row.problem,
});
