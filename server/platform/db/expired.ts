import { clockAheadMaxMs, deviceMs, eventsMs, signInHistoryMs } from '#contract/lifetimes.ts';
import { dayMs } from '#contract/time.ts';
import { linkKinds } from '#server/platform/tokens/token.ts';
import type { Db } from './tables.ts';

const longestWindowMs = dayMs;
const longestLinkMs = linkKinds['not-me'].lifeMs;
const longestRetryMs = 60 * 60_000;

const shifted = (at: Date, byMs: number) => new Date(at.getTime() + byMs);

/** Also deletes what a clock that was ahead has written. */
export async function deleteExpired(db: Db, at: Date): Promise<void> {
  const windowsEnd = shifted(at, -longestWindowMs);
  await db.deleteFrom('rate_limits').where('window_start', '<=', windowsEnd).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('challenges').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
  const changesEnd = new Date(at.getTime() - linkKinds['verify-email'].lifeMs);
  await db
    .deleteFrom('email_changes')
    .where('asked_at', '<=', changesEnd)
    // A link is valid from its sending, which may be later than the request.
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
  await db.deleteFrom('devices').where('last_used_at', '<=', shifted(at, -deviceMs)).execute();
  await db.deleteFrom('events').where('at', '<=', shifted(at, -eventsMs)).execute();
  await db.deleteFrom('mail_requests').where('created_at', '<=', shifted(at, -dayMs)).execute();
  await db
    .deleteFrom('sign_ins')
    .where(({ eb, or }) =>
      or([eb('at', '<=', shifted(at, -signInHistoryMs)), eb('user_id', 'is', null)]),
    )
    .execute();
  await deleteFuture(db, at);
}

// Without this a session dated a year ahead would become valid in a year, and a mail wait as long.
async function deleteFuture(db: Db, at: Date): Promise<void> {
  const ahead = shifted(at, clockAheadMaxMs);
  await db.deleteFrom('rate_limits').where('window_start', '>', ahead).execute();
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([
        eb('created_at', '>', ahead),
        eb('last_seen_at', '>', ahead),
        eb('reauthenticated_at', '>', ahead),
      ]),
    )
    .execute();
  await db
    .deleteFrom('mail_tokens')
    .where('expires_at', '>', shifted(ahead, longestLinkMs))
    .execute();
  await db.deleteFrom('devices').where('last_used_at', '>', ahead).execute();
  await db.deleteFrom('events').where('at', '>', ahead).execute();
  await db.deleteFrom('sign_ins').where('at', '>', ahead).execute();
  await db.updateTable('last_seen').set({ at }).where('at', '>', ahead).execute();
  await db
    .updateTable('outbox')
    .set({ due_at: at })
    .where('sent_at', 'is', null)
    .where('due_at', '>', shifted(ahead, longestRetryMs))
    .execute();
}
