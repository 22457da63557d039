import type { Trx } from '#server/platform/db/tables.ts';

/** The platform's accounts, with the fixed ids of migration 0002. */
export const platformAccounts = {
  custody: '00000000-0000-4000-8000-000000000001',
  payouts: '00000000-0000-4000-8000-000000000002',
  adjustments: '00000000-0000-4000-8000-000000000003',
} as const;

export type AccountRef =
  | keyof typeof platformAccounts
  | { userId: string; kind: 'available' | 'held' };

/** `amountCents` is positive. */
export interface Movement {
  at: Date;
  from: AccountRef;
  to: AccountRef;
  amountCents: bigint;
  source: 'deposit' | 'withdrawal' | 'adjustment' | 'reversal';
  sourceId: string;
  leg: 'credit' | 'debit' | 'hold' | 'release' | 'settle';
}

/**
 * A trigger moves both balances. Errors: 422 'Insufficient Balance'; a database error when the same
 * leg was posted before.
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

async function accountId(trx: Trx, account: AccountRef): Promise<string> {
  if (typeof account === 'string') return platformAccounts[account];
  const { id } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', account.userId)
    .where('kind', '=', account.kind)
    .executeTakeFirstOrThrow();
  return id;
}
