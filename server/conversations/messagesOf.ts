import { type RawBuilder, sql } from 'kysely';
import { columnOf, type Item } from './item.ts';

/** The number of messages about an item: `id` is the column of its id. */
export const messagesOf = (kind: Item['kind'], id: string): RawBuilder<number> => sql`
  (SELECT count(*)::integer FROM messages WHERE ${sql.ref(columnOf({ kind }))} = ${sql.ref(id)})`;
