import { requireVerified } from '#server/approvals/checkSignatures.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { lockItem, requireOthers } from '#server/reviews/lockItem.ts';
import { requireSignature } from '#server/secondFactor/evidence.ts';
import { requirePayable, requireWaited } from '#server/withdrawals/payable.ts';
import { boundTo, requireFree } from '#server/withdrawals/payment/requireFree.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';
import { payoutMessages } from './messages.ts';

/**
 * Withdrawals that the caller may pay now, locked, by id. Errors: those of a payment by hand, and 422 for
 * another coin or two of one address.
 */
export async function lockWithdrawals(
  trx: Trx,
  ids: readonly string[],
  signer: Signer,
): Promise<WithdrawalRow[]> {
  const { caller, ports, at } = signer;
  const owners = await trx
    .selectFrom('withdrawals')
    .select(['id', 'user_id'])
    .where('id', 'in', ids)
    .orderBy('user_id')
    .orderBy('id')
    .execute();
  if (owners.length < ids.length) throw new ApiError('not-found', platformMessages.notFound);
  // Owners first: a cancellation by mail locks in this order too.
  for (const { id } of owners) await requirePayable(trx, id, at);
  const locked: WithdrawalRow[] = [];
  let isOfTwo = false;
  for (const id of ids.toSorted()) {
    const withdrawal = await lockItem(trx, 'withdrawals', { id, states: ['approved'] });
    requireOthers(withdrawal, caller.userId);
    if (withdrawal.coin !== 'BTC') throw fieldError('withdrawals', payoutMessages.otherCoin);
    const rule = await requireWaited(trx, withdrawal);
    isOfTwo ||= rule.isOfTwo;
    await requireFree(trx, withdrawal, caller.userId);
    await requireVerified(trx, ports, id);
    locked.push(withdrawal);
  }
  if (new Set(locked.map(({ address }) => address)).size < locked.length) {
    throw fieldError('withdrawals', payoutMessages.addressTwice);
  }
  if (isOfTwo) await requireSignature(trx, signer, { byPasskeyOnly: true });
  return locked;
}

/** Lets the maker pay them, as by "Start payment"; returns those that were not theirs before. */
export async function bindToMaker(
  trx: Trx,
  withdrawals: readonly WithdrawalRow[],
  { makerId, at }: { makerId: string; at: Date },
): Promise<WithdrawalRow[]> {
  const fresh = withdrawals.filter(({ paying_by }) => paying_by !== makerId);
  for (const withdrawal of fresh) {
    await trx
      .updateTable('withdrawals')
      .set(boundTo(withdrawal, makerId, at))
      .where('id', '=', withdrawal.id)
      .execute();
    const subject = { kind: 'withdrawal', id: withdrawal.id } as const;
    await recordEvent(trx, { kind: 'review.changed', subject }, at);
  }
  return fresh;
}
