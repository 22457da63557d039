import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Cursor } from '#server/platform/http/cursor.ts';
import { type Direction, inOrder, type Order } from '#server/platform/http/keyset.ts';

// Kysely's types of a query's tables and rows matter to callers, not to paging.
export type AnyRows = SelectQueryBuilder<never, never, unknown>;

/** Rows of a list that one index serves. */
export interface RowsPart {
  rows: AnyRows;
  /** They are read for one id after another, by an index that begins with the column. */
  each?: { column: string; ids: readonly string[] };
}

interface Reach {
  sort?: [string, Direction] | undefined;
  after?: Cursor | undefined;
  rows: number;
}

/** The first rows of the parts together, as `value` of the sort and `id`; each part is read in its order. */
export function firstOfParts<Sort extends string>(
  parts: readonly RowsPart[],
  order: Order<Sort>,
  { sort, after, rows: reach }: Reach,
): RawBuilder<unknown> {
  const [name, direction] = (sort ?? order.defaultSort) as [Sort, Direction];
  const { column, id = order.id.column } = order.sorts[name];
  const first = (rows: AnyRows) =>
    inOrder(rows, order, { sort: [name, direction], after })
      .select([sql.ref(column).as('value'), sql.ref(id).as('id')])
      .limit(sql.lit(reach));
  const read = parts.map(({ rows, each }) => {
    if (!each) return first(rows);
    const ofOne = rows.where(sql<boolean>`${sql.ref(each.column)} = one.id`);
    return sql`(SELECT near.value, near.id FROM unnest(${each.ids}::uuid[]) AS one (id)
      CROSS JOIN LATERAL ${first(ofOne)} AS near)`;
  });
  const way = sql.raw(direction);
  return sql`(SELECT value, id FROM (${sql.join(read, sql` UNION `)}) AS parts
    ORDER BY value ${way}, id ${way} LIMIT ${sql.lit(reach)})`;
}
