import { type Selectable, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';

export type QueuedMail = Selectable<Tables['outbox']>;

export const leaseMs = 60_000;

/** By priority, and new ones before those that failed. Undefined if none is due. */
export async function acquireMail({
  db,
  clock,
}: Pick<Ports, 'db' | 'clock'>): Promise<QueuedMail | undefined> {
  const at = clock();
  return db
    .updateTable('outbox')
    .set({
      due_at: new Date(at.getTime() + leaseMs),
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

export function renewLease({ db, clock }: Ports, id: string): () => Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const until = new Date(clock().getTime() + leaseMs);
    // Ignore a failure: the next renewal comes before the lease ends.
    renewal = db
      .updateTable('outbox')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
      .catch(() => {});
  }, leaseMs / 4);
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}
