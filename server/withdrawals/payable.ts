import { type PayoutBlock, payoutBlockMessages } from '#contract/payoutBlocks.ts';
import { readState } from '#server/approvals/progress.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { readSettings, type SettingsRow } from '#server/settings/settings.ts';

interface Approved {
  id: string;
  amount_cents: bigint;
  asked_at: Date;
}

interface OwnerState {
  status: 'active' | 'suspended' | 'closed';
  withdrawals_wait_until: Date | null;
  withdrawals_blocked_at: Date | null;
}

/** Null when it can be paid now. */
export function payoutBlockOf(owner: OwnerState, isPaused: boolean, at: Date): PayoutBlock | null {
  if (owner.status !== 'active') return owner.status;
  if (owner.withdrawals_blocked_at) return 'reported';
  if (owner.withdrawals_wait_until && at < owner.withdrawals_wait_until) return 'waiting';
  return isPaused ? 'paused' : null;
}

export const pausedError = ({ pause_reason: reason }: SettingsRow): ApiError =>
  new ApiError('unavailable', [payoutBlockMessages.paused, reason].filter(Boolean).join(' '));

/** Whether the rule asks for two people. Errors: 409 with the time, before its wait has passed. */
export async function requireWaited(
  trx: Trx,
  { id, amount_cents: amountCents, asked_at: askedAt }: Approved,
): Promise<{ isOfTwo: boolean }> {
  const state = await readState(trx, { kind: 'withdrawal', id, amountCents, askedAt });
  const { payable_from: from, is_waiting: isWaiting } = state;
  if (!from || !isWaiting) return { isOfTwo: (state.needed ?? 0) > 1 };
  throw new ApiError('conflict', `This withdrawal can be paid from ${momentInUtc(from)}.`);
}

/**
 * Call it before the withdrawal is locked: a cancellation by mail locks in this order too. Errors:
 * 409 suspended, closed, reported or waiting; 503 paused.
 */
export async function requirePayable(trx: Trx, withdrawalId: string, at: Date): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select(['status', 'withdrawals_wait_until', 'withdrawals_blocked_at'])
    .where('id', '=', (eb) =>
      eb.selectFrom('withdrawals').select('user_id').where('withdrawals.id', '=', withdrawalId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  // lockItem answers 404 for an unknown withdrawal.
  if (!owner) return;
  const settings = await readSettings(trx);
  const block = payoutBlockOf(owner, settings.withdrawals_paused, at);
  if (block === 'paused') throw pausedError(settings);
  if (block) throw new ApiError('conflict', payoutBlockMessages[block]);
}
