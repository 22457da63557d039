import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { hashToken, type LinkPurpose } from '#server/platform/tokens/token.ts';

/**
 * Revokes unused links and unsent mails of one purpose, or all that let someone in. A link that
 * cancels withdrawals stays valid: a thief must not end it.
 */
export async function revokeTokens(
  db: Db,
  { userId, purpose }: { userId: string; purpose?: LinkPurpose },
  at: Date,
): Promise<void> {
  let mails = db
    .deleteFrom('outbox')
    .where('link_user_id', '=', userId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null);
  let tokens = db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  mails = purpose
    ? mails.where('link_purpose', '=', purpose)
    : mails.where('link_purpose', '<>', 'not-me');
  tokens = purpose
    ? tokens.where('purpose', '=', purpose)
    : tokens.where('purpose', '<>', 'not-me');
  await mails.execute();
  await tokens.execute();
}

interface MailedToken {
  purpose: LinkPurpose;
  token: string;
}

/** Whether `redeemToken` would accept a mailed token; does not use it. */
export async function isUsable(
  db: Db,
  { purpose, token }: MailedToken,
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Call it in the transaction that acts on the token. Errors: 422 unknown, used or expired. */
export async function redeemToken(
  db: Db,
  { purpose, token }: MailedToken,
  at: Date,
): Promise<{ user_id: string; email: string; mail_id: string | null }> {
  const row = await db
    .updateTable('mail_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['user_id', 'email', 'mail_id'])
    .executeTakeFirst();
  if (!row) throw new ApiError('rule', messages.resetLinkDead);
  return row;
}
