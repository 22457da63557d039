import { type SelectQueryBuilder, sql } from 'kysely';
import type { Cursor } from './cursor.ts';

/** A column of a list's order, with the type that its value in a cursor is read back as. */
export interface SortColumn {
  column: string;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
}

/** Which way a list runs. */
export type Direction = 'ASC' | 'DESC';

/** How a list may be ordered: each has an index that ends with the column that makes it unique. */
export interface Order<Sort extends string> {
  sorts: Record<Sort, SortColumn>;
  defaultSort: [Sort, Direction];
  id: SortColumn;
}

/** The rows of a list in order, from behind the cursor on. */
export function inOrder<DB, TB extends keyof DB, O, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { sorts, defaultSort, id }: Order<Sort>,
  sort: [Sort, Direction] | undefined,
  after: Pick<Cursor, 'value' | 'id'> | undefined,
) {
  const [name, direction] = sort ?? defaultSort;
  const { column, type } = sorts[name];
  const [value, unique] = [sql.ref(column), sql.ref(id.column)];
  const ascending = direction === 'ASC';
  const ordered = rows
    .orderBy(value, ascending ? 'asc' : 'desc')
    .orderBy(unique, ascending ? 'asc' : 'desc');
  if (!after) return ordered;
  const bound = sql`(${after.value}::text::${sql.raw(type)}, ${after.id}::text::${sql.raw(id.type)})`;
  return ordered.where(
    sql<boolean>`(${value}, ${unique}) ${sql.raw(ascending ? '>' : '<')} ${bound}`,
  );
}

/** The same, each row with what its own cursor needs. */
export function keyset<DB, TB extends keyof DB, O, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order<Sort>,
  sort: [Sort, Direction] | undefined,
  after: Pick<Cursor, 'value' | 'id'> | undefined,
) {
  const { column } = order.sorts[(sort ?? order.defaultSort)[0]];
  return inOrder(rows, order, sort, after).select([
    sql<string>`${sql.ref(column)}::text`.as('cursor_value'),
    sql<string>`${sql.ref(order.id.column)}::text`.as('cursor_id'),
  ]);
}
