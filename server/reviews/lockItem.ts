import type { Selectable } from 'kysely';
import type { Tables, Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

interface Items {
  deposits: Selectable<Tables['deposits']>;
  withdrawals: Selectable<Tables['withdrawals']>;
}

const nouns = { deposits: 'deposit', withdrawals: 'withdrawal' } as const;

/** Errors: 404, also for another owner's; 409 with its state unless that is in `states`. */
export async function lockItem<Table extends keyof Items>(
  trx: Trx,
  table: Table,
  item: { id: string; states: readonly Items[Table]['status'][]; ownerId?: string },
): Promise<Items[Table]> {
  const { id, states, ownerId } = item;
  // Both tables have the columns used here; Kysely cannot infer that for a union.
  const row = await trx
    .selectFrom(table as 'withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (ownerId !== undefined && row.user_id !== ownerId)) {
    throw new ApiError('not-found', platformMessages.notFound);
  }
  const isOpen = (states as readonly string[]).includes(row.status);
  if (isOpen) return row as unknown as Items[Table];
  // Investors do not see who decided.
  const decidedBy = ownerId === undefined ? await deciderOf(trx, row) : null;
  const noun = nouns[table];
  const message = decidedBy
    ? `This ${noun} was ${row.status} by ${decidedBy} before.`
    : `This ${noun} is ${row.status}.`;
  const decidedAt = (row.paid_at ?? row.decided_at)?.toISOString() ?? null;
  throw new ApiError('conflict', message, { state: { status: row.status, decidedBy, decidedAt } });
}

async function deciderOf(
  trx: Trx,
  { paid_by, decided_by }: Pick<Items['withdrawals'], 'paid_by' | 'decided_by'>,
): Promise<string | null> {
  const id = paid_by ?? decided_by;
  if (!id) return null;
  const decider = await trx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirst();
  return decider?.full_name ?? null;
}

/** Errors: 403 when staff decide on their own item. */
export function requireOthers(item: { user_id: string }, staffId: string): void {
  if (item.user_id === staffId) throw new ApiError('forbidden', platformMessages.ownDecision);
}
