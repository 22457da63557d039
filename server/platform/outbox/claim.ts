import { type Selectable, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

/** A mail of the outbox. */
export type QueuedMail = Selectable<Tables['outbox']>;

/** How long a claimed mail is left to the process that claimed it. */
export const claimMs = 60_000;

/**
 * Claims the next mail that is due, so that no other process sends it: urgent ones first, and those
 * that were never tried before those that failed. Undefined when none is due.
 */
export async function claimNext({
  db,
  clock,
}: Pick<Ports, 'db' | 'clock'>): Promise<QueuedMail | undefined> {
  const at = clock();
  return db
    .updateTable('outbox')
    .set({
      due_at: new Date(at.getTime() + claimMs),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', at)
        .orderBy('priority')
        .orderBy('attempts')
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Renews the claim of a mail while its sending lasts; returns the function that stops it. */
export function renewClaim({ db, clock }: Ports, id: string): () => Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const until = new Date(clock().getTime() + claimMs);
    // A renewal that fails leaves the claim as it is: the next one comes before it ends.
    renewal = db
      .updateTable('outbox')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
      .catch(() => {});
  }, claimMs / 4);
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}
