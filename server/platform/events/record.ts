import type { EventKind } from '#contract/events.ts';
import type { Trx } from '#server/platform/db/tables.ts';

interface NewEvent {
  kind: EventKind;
  subject: {
    kind:
      | 'deposit'
      | 'withdrawal'
      | 'quote'
      | 'wallet'
      | 'user'
      | 'alarm'
      | 'reconciliation'
      | 'payout';
    id: string;
  };
  /** The investor whose screens show it too. */
  userId?: string;
}

const recording = new WeakSet<Trx>();

/** Whether a transaction has recorded an event. */
export const hasRecorded = (trx: Trx): boolean => recording.has(trx);

/** For staff, and the investor where there is one, once the transaction has committed. */
export async function recordEvent(
  trx: Trx,
  { kind, subject, userId }: NewEvent,
  at: Date,
): Promise<void> {
  const event = { at, kind, subject_kind: subject.kind, subject_id: subject.id };
  const staff = { ...event, audience: 'staff', user_id: null } as const;
  const owner = userId ? [{ ...event, audience: 'user', user_id: userId } as const] : [];
  await trx
    .insertInto('events')
    .values([staff, ...owner])
    .execute();
  recording.add(trx);
}
