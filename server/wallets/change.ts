import { sql } from 'kysely';
import { type Coin, coinNames } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';

/** One change of a coin's addresses at a time, so that each names the right active one. */
export const lockWallets = (trx: Trx, coin: Coin): Promise<unknown> =>
  sql`SELECT pg_advisory_xact_lock(7304, hashtext(${coin}))`.execute(trx);

interface WalletChange {
  /** The wallet that was added or retired. */
  id: string;
  coin: Coin;
  before: { id: string; address: string } | undefined;
  after: { id: string; address: string } | undefined;
  summary: string;
}

/** For open screens, and by mail to all staff if another address is active. Before the audit line. */
export async function announceChange(
  trx: Trx,
  { id, coin, before, after, summary }: WalletChange,
  at: Date,
): Promise<void> {
  await recordEvent(trx, { kind: 'wallet.changed', subject: { kind: 'wallet', id } }, at);
  if (before?.id === after?.id) return;
  await noticeToStaff(trx, {
    subject: `${coinNames[coin]} deposit address changed`,
    summary,
    rows: [
      addressRow('Old address', before, 'none'),
      addressRow('New address', after, 'none, so that deposits of this coin are not possible'),
    ],
    at,
  });
}

const addressRow = (name: string, wallet: { address: string } | undefined, none: string): Fact =>
  wallet ? [name, wallet.address, 'code'] : [name, none];
