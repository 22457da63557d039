import { isTxid, txidMessage } from '#contract/coin.ts';
import { deposits } from '#contract/deposits.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type CheckedFile, checkReceipt, storeFile } from '#server/platform/files/upload.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockItem } from '#server/reviews/lockItem.ts';
import { requireConfirmedEmail } from '#server/users/requireConfirmedEmail.ts';
import { readDetail } from './detail.ts';

interface NewProof {
  depositId: string;
  userId: string;
  txid: string | undefined;
  receipt: CheckedFile | undefined;
}

/**
 * POST /deposits/{id}/proof: adds or replaces the receipt or transaction id of a pending deposit.
 * Errors: 403 a file before the email address is confirmed, 404 another user's, 409 decided, 413
 * and 415 the file, 422 a transaction id of another coin.
 */
export const addProof: Route = serve(
  deposits.addProof,
  async ({ params, body, user, db, ports, at }) => {
    const { userId } = user;
    if (body.image) await requireConfirmedEmail(db, userId);
    const receipt = body.image && (await checkReceipt(ports, body.image));
    const proof = { depositId: params.id, userId, txid: body.txid?.toLowerCase(), receipt };
    const data = await db.transaction().execute(async (trx) => {
      await changeProof(trx, proof, at);
      return readDetail(trx, { id: params.id, userId, isStaff: false }, at);
    });
    return { message: 'Proof received. We review it with your deposit.', data };
  },
);

async function changeProof(
  trx: Trx,
  { depositId, userId, txid, receipt }: NewProof,
  at: Date,
): Promise<void> {
  const item = { id: depositId, states: ['pending'], ownerId: userId } as const;
  const deposit = await lockItem(trx, 'deposits', item);
  if (txid && !isTxid(deposit.coin, txid)) throw fieldError('txid', txidMessage(deposit.coin));
  const proof = {
    txid: txid || deposit.txid,
    receipt_id: receipt
      ? await storeFile(trx, { userId, purpose: 'proof', file: receipt }, at)
      : deposit.receipt_id,
  };
  if (proof.txid === deposit.txid && proof.receipt_id === deposit.receipt_id) return;
  await trx.updateTable('deposits').set(proof).where('id', '=', depositId).execute();
  const subject = { kind: 'deposit', id: depositId } as const;
  await recordEvent(trx, { kind: 'deposit.proof', subject, userId }, at);
  await appendAudit(trx, {
    at,
    actorId: userId,
    action: 'deposit.proof',
    target: { kind: 'deposit', id: depositId },
    details: {
      txid: proof.txid,
      receipt: proof.receipt_id,
      txidBefore: deposit.txid,
      receiptBefore: deposit.receipt_id,
    },
  });
}
