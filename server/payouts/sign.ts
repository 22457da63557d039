import { payouts } from '#contract/payouts.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { isSpentElsewhere, lockPayout } from './lockPayout.ts';
import { payoutMessages } from './messages.ts';
import { requireItemsVerified, requirePaysItems } from './requireItemsVerified.ts';

const faults = {
  form: payoutMessages.unreadable,
  other: payoutMessages.other,
  unsigned: payoutMessages.unsigned,
  partial: payoutMessages.partial,
} as const;

/**
 * POST /payouts/{id}/signed: a signed file or transaction, or the id of one that was sent elsewhere, which the
 * reader finds. Errors: 404, 409 ended or its coin is spent, 422 another transaction.
 */
export const signPayout: Route = serve(payouts.sign, ({ db, ports, params, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, params.id, ['draft', 'signed']);
    const { id, psbt, unsigned_id: own } = payout;
    await requireItemsVerified(trx, ports, id);
    await requirePaysItems(trx, ports, id);
    if (/^[0-9a-f]{64}$/i.test(body.signed)) {
      if (body.signed.toLowerCase() !== own) throw fieldError('signed', payoutMessages.other);
      return { message: payoutMessages.announced };
    }
    if (!ports.payouts) throw new ApiError('rule', payoutMessages.unavailable);
    const read = ports.payouts.readSigned(psbt, body.signed);
    if ('fault' in read) throw fieldError('signed', faults[read.fault]);
    if (await isSpentElsewhere(trx, payout)) {
      throw new ApiError('conflict', payoutMessages.spentBefore);
    }
    await trx
      .updateTable('payouts')
      .set({ state: 'signed', signed_tx: read.transaction, is_accepted: false })
      .set({ send_asked_at: null, problem: null })
      .where('id', '=', id)
      .execute();
    const target = { kind: 'payout', id } as const;
    await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
    await appendAudit(trx, { at, actorId: user.userId, action: 'payout.sign', target });
    return { message: payoutMessages.signed };
  }),
);
