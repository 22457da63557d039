import type { Db } from '#server/platform/db/tables.ts';
import { columnOf, type Item } from './item.ts';

export async function countMessages(db: Db, item: Pick<Item, 'kind' | 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where(columnOf(item), '=', item.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
