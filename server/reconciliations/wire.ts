import { type SelectQueryBuilder, sql } from 'kysely';
import type { Coin } from '#contract/coin.ts';
import { centsAtRate, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { formatDollars } from '#contract/money.ts';
import type { Reconciliation } from '#contract/reconciliationRecord.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type ReconciliationRows = SelectQueryBuilder<Tables, 'reconciliations', object>;

/** Units as coin, with a minus where they are negative. */
export function coinText(units: string, coin: Coin): string {
  const value = BigInt(units);
  const text = formatUnits(value < 0n ? -value : value, { decimals: unitDecimals[coin] });
  return value < 0n ? `-${text}` : text;
}

export const withCloser = (rows: ReconciliationRows) =>
  rows
    .leftJoin('users', 'users.id', 'closed_by')
    .selectAll('reconciliations')
    .select('users.full_name')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day_text'))
    .select(
      sql<number>`(SELECT count(*)::integer FROM reconciliation_items
        WHERE reconciliation_id = reconciliations.id)`.as('items'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof withCloser>['execute']>>[number];

interface Worth {
  coin: Coin;
  on_chain: string;
  rate_usd: string | null;
}

/** In dollars, rounded down; null without a rate. */
export const worthOf = ({ coin, on_chain: units, rate_usd: rateUsd }: Worth): string | null =>
  rateUsd === null ? null : formatDollars(centsAtRate({ units: BigInt(units), rateUsd, coin }));

export function toReconciliation(row: Row): Reconciliation {
  const amountOf = (units: string) => coinText(units, row.coin);
  return {
    _id: row.id,
    coin: row.coin,
    day: row.day_text,
    height: row.height,
    blockHash: row.block_hash,
    madeAt: row.made_at.toISOString(),
    opening: amountOf(row.opening),
    received: amountOf(row.received),
    paid: amountOf(row.paid),
    fees: amountOf(row.fees),
    expected: amountOf(row.expected),
    onChain: amountOf(row.on_chain),
    unexplained: amountOf(row.unexplained),
    rate: row.rate_usd,
    worth: worthOf(row),
    owed: formatDollars(row.owed_cents),
    items: row.items,
    state: row.state,
    closedBy:
      row.closed_by === null || row.full_name === null
        ? null
        : { _id: row.closed_by, fullName: row.full_name },
    closedAt: row.closed_at?.toISOString() ?? null,
    note: row.note,
  };
}
