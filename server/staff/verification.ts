import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';

export interface VerificationChange {
  userId: string;
  by: string;
  verified: boolean;
  at: Date;
}

/** Errors: 404, 403 their own account, 409 when nothing would change. */
export async function setVerified(
  db: Db,
  { userId, by, verified, at }: VerificationChange,
  note: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('verified_at')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new ApiError('not-found', platformMessages.notFound);
    if (userId === by) throw new ApiError('forbidden', platformMessages.ownDecision);
    if ((user.verified_at !== null) === verified) {
      throw new ApiError('conflict', `This user is ${verified ? 'already' : 'not'} verified.`);
    }
    await trx
      .updateTable('users')
      .set({ verified_at: verified ? at : null })
      .where('id', '=', userId)
      .execute();
    await trx
      .insertInto('verifications')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        decided_by: by,
        verified,
        note: note || null,
        at,
      })
      .execute();
    await appendAudit(trx, {
      at,
      actorId: by,
      action: verified ? 'user.verify' : 'user.unverify',
      target: { kind: 'user', id: userId },
      details: { note: note || null },
    });
  });
}
