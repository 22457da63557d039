import { clockAheadMaxMs, deviceMs } from '#contract/limits.ts';
import { dayMs } from '#contract/time.ts';
import { linkKinds } from '#server/auth/linkKinds.ts';
import { removeDeclinedProofs } from '#server/platform/files/expired.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Db } from './tables.ts';

const longestWindowMs = dayMs;
const longestLinkMs = linkKinds['not-me'].lifeMs;
const longestRetryMs = 60 * 60_000;

const shifted = (at: Date, byMs: number) => new Date(at.getTime() + byMs);

/**
 * Deletes expired rows: allowances, sessions, devices, requests for mails, links from mails, new
 * addresses that were not confirmed and proofs of declined deposits. Ends what a clock that was ahead
 * for a moment wrote.
 */
export async function deleteExpired({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const windowsOver = shifted(at, -longestWindowMs);
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
  await db.deleteFrom('devices').where('last_used_at', '<=', shifted(at, -deviceMs)).execute();
  await db.deleteFrom('mail_requests').where('created_at', '<=', shifted(at, -dayMs)).execute();
  await endFuture(db, at);
}

// Without this a session of a year ahead would begin to live in a year, and a mail wait as long.
async function endFuture(db: Db, at: Date): Promise<void> {
  const ahead = shifted(at, clockAheadMaxMs);
  await db.deleteFrom('allowances').where('window_start', '>', ahead).execute();
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([
        eb('created_at', '>', ahead),
        eb('last_seen_at', '>', ahead),
        eb('proven_at', '>', ahead),
      ]),
    )
    .execute();
  await db
    .deleteFrom('mail_tokens')
    .where('expires_at', '>', shifted(ahead, longestLinkMs))
    .execute();
  await db.deleteFrom('devices').where('last_used_at', '>', ahead).execute();
  await db
    .updateTable('outbox')
    .set({ due_at: at })
    .where('sent_at', 'is', null)
    .where('due_at', '>', shifted(ahead, longestRetryMs))
    .execute();
}
