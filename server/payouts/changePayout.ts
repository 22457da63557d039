import type { PayoutState } from '#contract/payoutRecord.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Ports } from '#server/platform/ports.ts';

/** A payout that has not ended, as the job read it. */
export interface OpenPayout {
  id: string;
  state: PayoutState;
  signed_tx: Uint8Array | null;
  is_accepted: boolean;
  send_asked_at: Date | null;
  problem: string | null;
  unsigned_id: string;
  given_at: Date | null;
  is_dead: boolean;
  is_past: boolean;
  is_seen: boolean;
  is_mined: boolean;
  is_paused: boolean;
}

type Changes = Partial<{
  state: PayoutState;
  is_accepted: boolean;
  send_asked_at: Date | null;
  given_at: Date | null;
  sent_at: Date;
  ended_at: Date;
  problem: string | null;
}>;

type Read = Pick<OpenPayout, 'id' | 'state' | 'given_at'>;

/** Only while it is as it was read: another process may have been first. */
export const changePayout = ({ db, clock }: Ports, payout: Read, changes: Changes) =>
  db.transaction().execute((trx) => changeIn(trx, { ...payout, changes }, clock()));

/** The same in an open transaction. */
export async function changeIn(
  trx: Trx,
  { id, state, given_at: givenAt, changes }: Read & { changes: Changes },
  at: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('payouts')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('given_at', 'is not distinct from', givenAt)
    .returning('id')
    .executeTakeFirst();
  if (changed) {
    await recordEvent(trx, { kind: 'payout.changed', subject: { kind: 'payout', id } }, at);
  }
  return changed !== undefined;
}
