import { linkKinds } from '#server/auth/linkKinds.ts';
import { removeDeclinedProofs } from '#server/files/expired.ts';
import type { Ports } from '#server/ports.ts';

const longestWindowMs = 24 * 60 * 60_000;

/**
 * Deletes expired rows: allowances, sessions, links from mails, new addresses that were not confirmed
 * and proofs of declined deposits.
 */
export async function deleteExpired({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const windowsOver = new Date(at.getTime() - longestWindowMs);
  await db.deleteFrom('allowances').where('window_start', '<=', windowsOver).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
  const changesOver = new Date(at.getTime() - linkKinds['verify-email'].lifeMs);
  await db
    .deleteFrom('email_changes')
    .where('asked_at', '<=', changesOver)
    // A link counts from its sending, which may have been later.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_tokens')
            .select('token_hash')
            .whereRef('mail_tokens.user_id', '=', 'email_changes.user_id')
            .whereRef('mail_tokens.email', '=', 'email_changes.email')
            .where('used_at', 'is', null),
        ),
      ),
    )
    .execute();
  await removeDeclinedProofs(db, at);
}
