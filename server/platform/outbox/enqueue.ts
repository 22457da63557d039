import { minuteInUtc } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type LinkPurpose, linkKinds } from '#server/platform/tokens/token.ts';
import { renderHtml } from './html.ts';
import { type Mail, renderText } from './mail.ts';

export interface QueuedLetter extends Mail {
  to: string;
  subject: string;
  /** For a security notice; before the links that users wait for, and those before all others. */
  urgent?: true;
  /** Made at sending, for an action without a path. */
  link?: { purpose: LinkPurpose; userId: string; lifeMs?: number };
}

export async function enqueue(db: Db, letter: QueuedLetter, at: Date): Promise<void> {
  const { link } = letter;
  await db
    .insertInto('outbox')
    .values({
      id: crypto.randomUUID(),
      recipient: letter.to,
      subject: letter.subject,
      body: renderText(letter),
      html: renderHtml(letter),
      created_at: at,
      due_at: at,
      priority: letter.urgent ? 0 : link ? 1 : 2,
      ...(link && {
        link_purpose: link.purpose,
        link_user_id: link.userId,
        link_ms: link.lifeMs ?? linkKinds[link.purpose].lifeMs,
      }),
    })
    .execute();
}

export const momentInUtc = (at: Date): string => `${minuteInUtc(at)} UTC`;

/** Only mails to a confirmed address have a name: anyone can register another person's address. */
export const greeting = (fullName: string, emailConfirmed: boolean): string =>
  emailConfirmed ? `Hello ${fullName},` : 'Hello,';
