import { sql } from 'kysely';
import { approvals } from '#contract/approvals.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { announceChange, lockWallets } from './change.ts';
import { walletMessages } from './messages.ts';
import { activeWallet } from './wallet.ts';

/** POST /approvals/wallet/{id}. Errors: 403 no duty, 404, 409 approved by them before or closed. */
export const approveWallet: Route = serve(
  approvals.approveWallet,
  ({ db, params, body, user, signer, at }) =>
    db.transaction().execute(async (trx) => {
      const { id } = params;
      const proposed = await trx
        .selectFrom('wallets')
        .select(['coin', 'address'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!proposed) throw new ApiError('not-found', platformMessages.notFound);
      await lockWallets(trx, proposed.coin);
      const approval = { kind: 'wallet', id, amountCents: 0n, signer, shown: body } as const;
      const missing = await giveApproval(trx, approval);
      const message = missing
        ? await recordProgress(trx, approval, { ...missing, at })
        : await takeIntoUse(trx, { ...proposed, id, actor: user }, at);
      return { message };
    }),
);

interface Approved {
  id: string;
  coin: Coin;
  address: string;
  actor: SignedIn;
}

/** After the last approval, under the lock of the coin; returns the sentence for staff. */
export async function takeIntoUse(
  trx: Trx,
  { id, coin, address, actor }: Approved,
  at: Date,
): Promise<string> {
  const before = await activeWallet(trx, coin);
  const { active_from: activeFrom, isWaiting } = await trx
    .updateTable('wallets')
    .set({ status: 'approved' })
    .where('id', '=', id)
    .returning(['active_from', sql<boolean>`active_from > platform_now()`.as('isWaiting')])
    .executeTakeFirstOrThrow();
  const after = await activeWallet(trx, coin);
  const summary = `${actor.fullName} changed the address that ${coinNames[coin]} deposits go to.`;
  await announceChange(trx, { id, coin, before, after, summary }, at);
  const waits = isWaiting && activeFrom !== null && momentInUtc(activeFrom);
  const details = {
    coin,
    ...(waits && { address, activeFrom: waits }),
    activeBefore: before?.address ?? null,
    activeAfter: after?.address ?? null,
  };
  const target = { kind: 'wallet', id } as const;
  await appendAudit(trx, { at, actorId: actor.userId, action: 'wallet.add', target, details });
  return waits ? walletMessages.activeFrom(waits) : walletMessages.walletUpdated;
}
