import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import { giveApproval, progressSentence } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { lockOpenAccount } from '#server/users/lockOpenAccount.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';
import { makeAdjustment } from './makeAdjustment.ts';

interface Adjustment {
  userId: string;
  signer: Signer;
  status: string;
  amount: string;
  reason: string;
}

/**
 * Proposes an adjustment with the caller's approval, which may suffice. `amount` in dollars. Errors:
 * 403 their own account, 404, 409 closed, 422 balance too low.
 */
export async function adjustBalance(
  trx: Trx,
  { userId, signer, status, amount, reason }: Adjustment,
  at: Date,
): Promise<string> {
  const { userId: staffId, fullName: by } = signer.caller;
  const user = await lockOpenAccount(trx, userId);
  if (userId === staffId) throw new ApiError('forbidden', platformMessages.ownDecision);
  const direction = status === 'Credit' ? 'credit' : 'debit';
  const id = crypto.randomUUID();
  const amountCents = parseDollars(amount);
  const terms = { id, user_id: userId, direction, amount_cents: amountCents, reason } as const;
  await trx
    .insertInto('adjustment_proposals')
    .values({ ...terms, proposed_by: staffId })
    .execute();
  const missing = await giveApproval(trx, { kind: 'adjustment', id, amountCents, signer });
  if (!missing) {
    const proposal = { ...terms, proposed_by: staffId };
    return makeAdjustment(trx, { proposal, user, staffId }, at);
  }
  const account = { fullName: user.full_name, userName: user.user_name, email: user.email };
  await noticeToStaff(trx, {
    subject: 'Balance adjustment proposed',
    summary: `${by} proposed to ${direction} the balance of the account below.`,
    advice: 'Approve it or object to it on the overview. An objection stops it.',
    rows: [
      ['Amount', groupDollars(amountCents)],
      ['Adjustment', reference(id)],
      accountRow(account),
      ['Proposed by', by],
      ['Reason', reason],
    ],
    at,
  });
  const details = { direction, amount: groupDollars(amountCents), reason };
  const target = { kind: 'user', id: userId } as const;
  const entry = { at, actorId: staffId, action: 'adjustment.propose', target } as const;
  await appendAudit(trx, { ...entry, details });
  return `${reference(id)}, ${user.full_name}: ${progressSentence(missing)}`;
}
