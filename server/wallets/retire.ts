import type { Coin } from '#contract/coin.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { announceChange, lockWallets } from './change.ts';
import { type Choice, requireChoice, summaryOf } from './requireChoice.ts';
import { usableWallets } from './wallet.ts';

interface Removal extends Choice {
  id: string;
  actor: SignedIn;
}

/**
 * Retires an address, or with `pause` all of its coin; deposits keep a copy of theirs. Returns the
 * open deposits that point to it. Errors: 404 absent or retired; 409 another one is or would become
 * active, also because an earlier one would come back where that takes two people; 422 the active one
 * without a choice of what follows.
 */
export async function retireWallet(trx: Trx, removal: Removal, at: Date): Promise<number> {
  const { id, actor } = removal;
  const coin = await coinOf(trx, id);
  await lockWallets(trx, coin);
  const inUse = await trx
    .selectFrom('wallets')
    .select(['id', 'address'])
    .where('coin', '=', coin)
    .where('status', '=', 'approved')
    .where('retired_at', 'is', null)
    .execute();
  if (!inUse.some((each) => each.id === id)) throw notFound();
  const [before, previous] = await usableWallets(trx, coin).limit(2).execute();
  const next = requireChoice(removal, before?.id === id, previous?.id);
  // The active one last: no earlier one comes into use between.
  const last = (each: { id: string }) => Number(each.id === id);
  const all = inUse.toSorted((one, other) => last(one) - last(other));
  const retired = next === 'pause' ? all : all.filter((each) => each.id === id);
  const after = before?.id !== id ? before : next === 'pause' ? undefined : previous;
  for (const each of retired) {
    await trx
      .updateTable('wallets')
      .set({ retired_at: at, retired_by: actor.userId })
      .where('id', '=', each.id)
      .execute();
  }
  const summary = summaryOf({ coin, next, actor });
  await announceChange(trx, { id, coin, before, after, summary }, at);
  const open = await countOpen(trx, id);
  const details = {
    coin,
    activeBefore: before?.address ?? null,
    activeAfter: after?.address ?? null,
    next: next ?? null,
  };
  for (const each of retired) {
    const target = { kind: 'wallet', id: each.id } as const;
    const entry = { at, actorId: actor.userId, action: 'wallet.retire', target } as const;
    await appendAudit(trx, { ...entry, details: { ...details, address: each.address } });
  }
  return open;
}

const notFound = () => new ApiError('not-found', platformMessages.notFound);

async function coinOf(trx: Trx, id: string): Promise<Coin> {
  const wallet = await trx
    .selectFrom('wallets')
    .select('coin')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!wallet) throw notFound();
  return wallet.coin;
}

async function countOpen(trx: Trx, id: string): Promise<number> {
  const { open } = await trx
    .selectFrom('deposits')
    .select((row) => row.fn.countAll<bigint>().as('open'))
    .where('wallet_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(open);
}
