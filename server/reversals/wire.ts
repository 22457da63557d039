import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { formatDollars, groupDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Reversal, ReversalOfItem, ReversalSource } from '#contract/reversals.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

export const withNames = (rows: SelectQueryBuilder<Tables, 'reversals', object>) =>
  rows
    .innerJoin('users', 'users.id', 'reversals.user_id')
    .innerJoin('users as proposer', 'proposer.id', 'reversals.made_by')
    .selectAll('reversals')
    .select(['users.full_name', 'proposer.full_name as proposer_name']);

export const selectReversals = (db: Db) => withNames(db.selectFrom('reversals'));

export type ReversalRow = Awaited<
  ReturnType<ReturnType<typeof selectReversals>['execute']>
>[number];

export const toReversal = (row: ReversalRow): Reversal => ({
  _id: row.id,
  source: row.source,
  sourceId: row.source_id,
  kind: row.kind,
  user: { _id: row.user_id, fullName: row.full_name },
  amount: formatDollars(row.direction === 'credit' ? row.amount_cents : -row.amount_cents),
  reason: row.reason,
  proposedBy: { _id: row.made_by, fullName: row.proposer_name },
  askedAt: row.asked_at.toISOString(),
  madeAt: row.made_at?.toISOString() ?? null,
  status: row.status,
});

/** Details of its line of the log, which is about the user. */
export const logDetails = ({ source, source_id, kind, amount_cents, reason }: ReversalRow) => ({
  ...{ source, reference: reference(source_id), kind },
  ...{ amount: groupDollars(amount_cents), reason },
});

/** The subject of its events: the item, or the user of an adjustment. */
export const subjectOf = ({ source, source_id, user_id }: ReversalRow) =>
  source === 'adjustment'
    ? ({ kind: 'user', id: user_id } as const)
    : { kind: source, id: source_id };

/** When an item was reversed, for its list: `id` is the column of its id. */
export const reversedAt = (source: ReversalSource, id: string): RawBuilder<Date | null> => sql`
  (SELECT made_at FROM reversals WHERE source = ${sql.lit(source)} AND source_id = ${sql.ref(id)}
    AND status = 'made')`;

interface Item {
  source: ReversalSource;
  id: string;
}

/** The reversal of an item; for its investor only once it is made. */
export async function readReversalOf(
  db: Db,
  { source, id }: Item,
  { isStaff }: { isStaff: boolean },
): Promise<ReversalOfItem | null> {
  const row = await db
    .selectFrom('reversals')
    .select(['id', 'kind', 'reason', 'asked_at', 'made_at'])
    .where('source', '=', source)
    .where('source_id', '=', id)
    .where('status', 'in', isStaff ? ['proposed', 'made'] : ['made'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    _id: row.id,
    kind: row.kind,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    madeAt: row.made_at?.toISOString() ?? null,
  };
}
