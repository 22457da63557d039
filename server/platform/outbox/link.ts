import type { Ports } from '#server/platform/ports.ts';
import { hashToken, type LinkPurpose, linkKinds, newToken } from '#server/platform/tokens/token.ts';

interface NewLink {
  mailId: string;
  purpose: LinkPurpose;
  userId: string;
  email: string;
  lifeMs: number;
}

/** The token is in the fragment, which no server, log or referrer sees. Undefined if withdrawn. */
export async function makeLink(
  { db, clock, random, config }: Pick<Ports, 'db' | 'clock' | 'random' | 'config'>,
  { mailId, purpose, userId, email, lifeMs }: NewLink,
): Promise<string | undefined> {
  const token = newToken(random);
  const isQueued = await db.transaction().execute(async (trx) => {
    // Lock the user first, as everything that revokes tokens does: the reverse could deadlock.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().execute();
    const mail = await trx
      .selectFrom('outbox')
      .select('id')
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return false;
    await trx
      .deleteFrom('mail_tokens')
      .where('user_id', '=', userId)
      .where('mail_id', '=', mailId)
      .where('used_at', 'is', null)
      .execute();
    await trx
      .insertInto('mail_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        purpose,
        email,
        expires_at: new Date(clock().getTime() + lifeMs),
        mail_id: mailId,
      })
      .execute();
    return true;
  });
  return isQueued ? `${config.publicUrl}${linkKinds[purpose].path}#${token}` : undefined;
}
