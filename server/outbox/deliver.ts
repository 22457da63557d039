import { sql } from 'kysely';
import { withoutTokens } from '#server/auth/token.ts';
import type { Ports } from '#server/ports.ts';

const claimMs = 60_000;
const longestWaitMs = 60 * 60_000;

/**
 * Sends the mails that are due, each claimed first so that two processes never send one twice;
 * a failed one is tried again later and later. The sending itself is outside any transaction. What was
 * sent is kept without the tokens of its links, but in demo mode, where it is read on a screen.
 */
export async function deliverDue({ db, clock, mailer, log, config }: Ports): Promise<number> {
  const at = clock();
  const due = await db
    .updateTable('outbox')
    .set({
      due_at: new Date(at.getTime() + claimMs),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const mail of due) {
    try {
      await mailer({ to: mail.recipient, subject: mail.subject, text: mail.body });
      const body = config.demo ? mail.body : withoutTokens(mail.body);
      const sent = { sent_at: clock(), body };
      await db.updateTable('outbox').set(sent).where('id', '=', mail.id).execute();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A mail server likes to repeat the address that it refuses; the log holds none.
      const said = reason.replace(/[^\s<>]+/g, (word) => (isAddress(word) ? '[address]' : word));
      log('error', 'mail not sent', { id: mail.id, attempts: mail.attempts, reason: said });
      const waitMs = Math.min(claimMs * 2 ** mail.attempts, longestWaitMs);
      await db
        .updateTable('outbox')
        .set({ due_at: new Date(clock().getTime() + waitMs), last_error: reason.slice(0, 500) })
        .where('id', '=', mail.id)
        .execute();
    }
  }
  return due.length;
}

const isAddress = (word: string) => word.slice(1, -1).includes('@');
