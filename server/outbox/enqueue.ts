import type { Db } from '#server/db/tables.ts';
import type { Letter } from '#server/ports.ts';

/** Puts a mail into the outbox, in the transaction that gave cause for it; it is sent afterwards. */
export async function enqueue(db: Db, letter: Letter, at: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: crypto.randomUUID(),
      recipient: letter.to,
      subject: letter.subject,
      body: letter.text,
      created_at: at,
      due_at: at,
    })
    .execute();
}
