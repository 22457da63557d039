import { type Coin, coinNames } from '#contract/coin.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type CheckedFile, storeFile } from '#server/platform/files/upload.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { activeWallet } from './wallet.ts';

/** The address is canonical, the QR picture encodes it. */
export interface NewWallet {
  coin: Coin;
  address: string;
  qr: CheckedFile | undefined;
  actor: SignedIn;
}

export async function addWallet(
  trx: Trx,
  { coin, address, qr, actor }: NewWallet,
  at: Date,
): Promise<string> {
  const before = await activeWallet(trx, coin);
  const qrFileId = qr
    ? await storeFile(trx, { userId: actor.userId, purpose: 'qr', file: qr }, at)
    : null;
  const id = crypto.randomUUID();
  await trx
    .insertInto('wallets')
    .values({
      id,
      coin,
      address,
      qr_file_id: qrFileId,
      added_by: actor.userId,
      created_at: at,
    })
    .execute();
  const after = await activeWallet(trx, coin);
  await recordChange(trx, { id, coin, action: 'wallet.add', before, after, actor }, at);
  return id;
}

/** Deposits keep a copy of its address. Errors: 404 when it is absent or retired. */
export async function retireWallet(
  trx: Trx,
  { id, actor }: { id: string; actor: SignedIn },
  at: Date,
): Promise<number> {
  const wallet = await trx
    .selectFrom('wallets')
    .select('coin')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!wallet) throw new ApiError('not-found', platformMessages.notFound);
  const { coin } = wallet;
  const before = await activeWallet(trx, coin);
  await trx
    .updateTable('wallets')
    .set({ retired_at: at, retired_by: actor.userId })
    .where('id', '=', id)
    .execute();
  const after = await activeWallet(trx, coin);
  const { open } = await trx
    .selectFrom('deposits')
    .select((row) => row.fn.countAll<bigint>().as('open'))
    .where('wallet_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  await recordChange(trx, { id, coin, action: 'wallet.retire', before, after, actor }, at);
  return Number(open);
}

interface WalletChange {
  id: string;
  coin: Coin;
  action: 'wallet.add' | 'wallet.retire';
  before: { id: string; address: string } | undefined;
  after: { id: string; address: string } | undefined;
  actor: SignedIn;
}

/** The audit line comes last. */
async function recordChange(trx: Trx, change: WalletChange, at: Date): Promise<void> {
  const { id, coin, action, actor } = change;
  const before = change.before?.address;
  const after = change.after?.address;
  if (change.before?.id !== change.after?.id) {
    await noticeToStaff(trx, {
      subject: `${coinNames[coin]} deposit address changed`,
      summary: `${actor.fullName} changed the address that ${coinNames[coin]} deposits go to.`,
      rows: [
        ['Old address', before ?? 'none'],
        ['New address', after ?? 'none, so that deposits of this coin are not possible'],
      ],
      at,
    });
  }
  await recordEvent(trx, { kind: 'wallet.changed', subject: { kind: 'wallet', id } }, at);
  const details = { coin, activeBefore: before ?? null, activeAfter: after ?? null };
  await appendAudit(trx, {
    at,
    actorId: actor.userId,
    action,
    target: { kind: 'wallet', id },
    details,
  });
}
