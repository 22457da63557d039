import { clockAheadMaxMs, deviceMs } from '#contract/limits.ts';
import type { Ports } from '#server/ports.ts';
import type { Db } from './tables.ts';

const dayMs = 24 * 60 * 60_000;
const longestWindowMs = dayMs;
const longestLinkMs = 3 * dayMs;
const longestRetryMs = 60 * 60_000;

const shifted = (at: Date, byMs: number) => new Date(at.getTime() + byMs);

/**
 * Deletes what has run out and only takes room: allowances, sessions, devices, requests for mails and
 * links from mails; and ends what a clock that was ahead for a moment wrote.
 */
export async function deleteExpired({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const windowsOver = shifted(at, -longestWindowMs);
  await db.deleteFrom('allowances').where('window_start', '<=', windowsOver).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
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
