import { messages } from '#contract/messages.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/** A verification or its revocation: of whom, by whom, when. */
export interface VerificationChange {
  userId: string;
  by: string;
  verified: boolean;
  at: Date;
}

/**
 * Marks a user verified or takes it back, with its record (S-301, S-306).
 * Errors: 404, 403 for oneself, 409 when it stands so already.
 */
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
    if (!user) throw new ApiError('not-found', messages.notFound);
    if (userId === by) throw new ApiError('forbidden', messages.ownDecision);
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
