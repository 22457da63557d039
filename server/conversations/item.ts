import type { Db, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { SignedIn } from '#server/platform/http/session.ts';

/** A deposit or withdrawal that people write about. */
export interface Item {
  kind: 'deposit' | 'withdrawal';
  id: string;
  user_id: string;
  amount_cents: bigint;
}

const columns = ['id', 'user_id', 'amount_cents'] as const;

const tables = [
  ['deposit', 'deposits'],
  ['withdrawal', 'withdrawals'],
] as const;

type Reader = Pick<SignedIn, 'userId' | 'role'>;

/** Errors: 404 when absent, or another user's and the reader is not staff. */
export async function findItem(db: Db, id: string, reader: Reader): Promise<Item> {
  for (const [kind, table] of tables) {
    const row = await db
      // Both tables have these columns; Kysely cannot infer that for a union.
      .selectFrom(table as 'deposits')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) return requireReader({ kind, ...row }, reader);
  }
  throw new ApiError('not-found', platformMessages.notFound);
}

/** Locks the item, so that its messages and its decision come one after the other. */
export async function lockItem(trx: Trx, { kind, id }: Item): Promise<void> {
  await trx
    .selectFrom(kind === 'deposit' ? 'deposits' : ('withdrawals' as 'deposits'))
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

function requireReader(item: Item, { userId, role }: Reader): Item {
  if (item.user_id === userId || role === 'admin') return item;
  throw new ApiError('not-found', platformMessages.notFound);
}

/** The column that names the item of a message. */
export const columnOf = ({ kind }: Pick<Item, 'kind'>) => `${kind}_id` as const;
