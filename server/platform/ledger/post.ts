import type { Trx } from '#server/platform/db/tables.ts';

/** The house's accounts, by the fixed ids of migration 0002. */
export const platformAccounts = {
  custody: '00000000-0000-4000-8000-000000000001',
  payouts: '00000000-0000-4000-8000-000000000002',
  adjustments: '00000000-0000-4000-8000-000000000003',
} as const;

/** Where money stands: a house account, or one of a user's two. */
export type AccountRef =
  | keyof typeof platformAccounts
  | { userId: string; kind: 'available' | 'held' };

/** One movement: a positive amount in cents from one account to another, and why. */
export interface Movement {
  at: Date;
  from: AccountRef;
  to: AccountRef;
  amountCents: bigint;
  source: 'deposit' | 'withdrawal' | 'adjustment';
  sourceId: string;
  leg: 'credit' | 'debit' | 'hold' | 'release' | 'settle';
}

/**
 * Writes one ledger entry (DESIGN section 4); the database moves both balances.
 * Errors: 422 'Insufficient Balance' when the debited balance would fall below zero, and a failure
 * when the same leg was posted before, since a movement happens once.
 */
export async function post(trx: Trx, movement: Movement): Promise<void> {
  await trx
    .insertInto('ledger_entries')
    .values({
      at: movement.at,
      debit_account_id: await accountId(trx, movement.from),
      credit_account_id: await accountId(trx, movement.to),
      amount_cents: movement.amountCents,
      source: movement.source,
      source_id: movement.sourceId,
      leg: movement.leg,
    })
    .execute();
}

async function accountId(trx: Trx, place: AccountRef): Promise<string> {
  if (typeof place === 'string') return platformAccounts[place];
  const { id } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', place.userId)
    .where('kind', '=', place.kind)
    .executeTakeFirstOrThrow();
  return id;
}
