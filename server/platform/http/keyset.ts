import { type SelectQueryBuilder, sql } from 'kysely';
import type { Cursor } from './cursor.ts';

export interface SortColumn {
  column: string;
  type: 'timestamptz' | 'bigint' | 'text' | 'uuid';
}

interface Sorted extends SortColumn {
  /** The id in the table of the column, where that is a joined one: only then an index serves both. */
  id?: string;
}

export type Direction = 'ASC' | 'DESC';

/** Each has an index that ends with the unique `id` column. */
export interface Order<Sort extends string> {
  sorts: Record<Sort, Sorted>;
  defaultSort: [Sort, Direction];
  id: SortColumn;
  /** The first column of the index, of which the rows have one value. */
  first?: string;
}

interface Position<Sort extends string> {
  sort: [Sort, Direction] | undefined;
  after: Pick<Cursor, 'value' | 'id'> | undefined;
}

export function inOrder<DB, TB extends keyof DB, O, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { sorts, defaultSort, id, first }: Order<Sort>,
  { sort, after }: Position<Sort>,
) {
  const [name, direction] = sort ?? defaultSort;
  const { column, type, id: idOfColumn = id.column } = sorts[name];
  const [value, unique] = [sql.ref(column), sql.ref(idOfColumn)];
  const ascending = direction === 'ASC';
  // Its index has it ascending before descending values, and is read backwards for ascending ones.
  const begun = first ? rows.orderBy(sql.ref(first), ascending ? 'desc' : 'asc') : rows;
  const ordered = begun
    .orderBy(value, ascending ? 'asc' : 'desc')
    .orderBy(unique, ascending ? 'asc' : 'desc');
  if (!after) return ordered;
  const bound = sql`(${after.value}::text::${sql.raw(type)}, ${after.id}::text::${sql.raw(id.type)})`;
  return ordered.where(
    sql<boolean>`(${value}, ${unique}) ${sql.raw(ascending ? '>' : '<')} ${bound}`,
  );
}

export function keyset<DB, TB extends keyof DB, O, Sort extends string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order<Sort>,
  position: Position<Sort>,
) {
  const { column } = order.sorts[(position.sort ?? order.defaultSort)[0]];
  return inOrder(rows, order, position).select([
    sql<string>`${sql.ref(column)}::text`.as('cursor_value'),
    sql<string>`${sql.ref(order.id.column)}::text`.as('cursor_id'),
  ]);
}
