import { type Coin, coinNames } from '#contract/coin.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { type CheckedFile, storeFile } from '#server/platform/files/upload.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { announceChange, lockWallets } from './change.ts';
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
  await lockWallets(trx, coin);
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
  const summary = `${actor.fullName} changed the address that ${coinNames[coin]} deposits go to.`;
  await announceChange(trx, { id, coin, before, after, summary }, at);
  const details = {
    coin,
    activeBefore: before?.address ?? null,
    activeAfter: after?.address ?? null,
  };
  const target = { kind: 'wallet', id } as const;
  await appendAudit(trx, { at, actorId: actor.userId, action: 'wallet.add', target, details });
  return id;
}
