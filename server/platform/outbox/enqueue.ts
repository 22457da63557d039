import { type LinkPurpose, linkKinds } from '#server/auth/linkKinds.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { Letter } from '#server/platform/ports.ts';

/** A mail to send; `linkMark` in its text, on a line by itself, becomes the link. */
interface QueuedLetter extends Letter {
  /** Sent before all others: a security notice, or a link that somebody waits for. */
  urgent?: true;
  /** The link that the mail gets when it is sent; `lifeMs` where it is not the usual one. */
  link?: { purpose: LinkPurpose; userId: string; lifeMs?: number };
}

/** Where a link goes in the text of a mail. */
export const linkMark = '[link]';

/** Queues a mail in the current transaction; it is sent after commit. */
export async function enqueue(db: Db, letter: QueuedLetter, at: Date): Promise<void> {
  const { link } = letter;
  await db
    .insertInto('outbox')
    .values({
      id: crypto.randomUUID(),
      recipient: letter.to,
      subject: letter.subject,
      body: letter.text,
      created_at: at,
      due_at: at,
      priority: letter.urgent ? 0 : 1,
      ...(link && {
        link_purpose: link.purpose,
        link_user_id: link.userId,
        link_ms: link.lifeMs ?? linkKinds[link.purpose].lifeMs,
      }),
    })
    .execute();
}
