import { type Coin, coinNames } from '#contract/coin.ts';
import type { Trx } from '#server/db/tables.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { momentInUtc } from '#server/outbox/moment.ts';

/** A change of the address that deposits of a coin go to; undefined where there is none. */
export interface AddressChange {
  coin: Coin;
  before: string | undefined;
  after: string | undefined;
  actor: string;
  at: Date;
}

/** Mails all staff about a change of the active address, so that no swap goes unseen (S-322). */
export async function noticeToStaff(trx: Trx, change: AddressChange): Promise<void> {
  const { coin, before, after, actor, at } = change;
  const text = [
    `${actor} changed the address that ${coinNames[coin]} deposits go to.`,
    '',
    `When: ${momentInUtc(at)}`,
    `Old address: ${before ?? 'none'}`,
    `New address: ${after ?? 'none, so that deposits of this coin are not possible'}`,
    '',
    'If you do not know of this change, look into it at once: the activity log has it too.',
  ].join('\n');
  const subject = `${coinNames[coin]} deposit address changed`;
  const staff = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  for (const { email } of staff) {
    await enqueue(trx, { to: email, subject, text, urgent: true }, at);
  }
}
