import { type Coin, coinNames } from '#contract/coin.ts';
import { giveApproval, progressSentence } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type CheckedFile, storeFile } from '#server/platform/files/upload.ts';
import type { Signer } from '#server/platform/http/signing/signer.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { takeIntoUse } from './approve.ts';
import { lockWallets } from './change.ts';

interface NewKey {
  account_key: string;
  /** Of Bitcoin. */
  fingerprint: Uint8Array | null;
  key_path: string;
}

/** The address is canonical, the QR picture encodes it. */
export interface NewWallet {
  coin: Coin;
  address: string;
  qr?: CheckedFile | undefined;
  /** From which addresses are derived; then `address` is its first. */
  key?: NewKey;
  /** Its coin leaves only by us. */
  ownCoin: boolean;
  signer: Signer;
}

/** Proposes an address with the caller's approval, which may suffice. */
export async function addWallet(
  trx: Trx,
  { coin, address, qr, key, ownCoin, signer }: NewWallet,
  at: Date,
): Promise<{ id: string; message: string }> {
  const { caller: actor } = signer;
  await lockWallets(trx, coin);
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
      own_coin: ownCoin,
      ...(key && { kind: 'key', script: coin === 'BTC' ? 'p2wpkh' : 'eoa', ...key }),
      added_by: actor.userId,
      created_at: at,
    })
    .execute();
  const approval = { kind: 'wallet', id, amountCents: 0n, signer } as const;
  const missing = await giveApproval(trx, approval);
  if (!missing) return { id, message: await takeIntoUse(trx, { id, coin, address, actor }, at) };
  await recordEvent(trx, { kind: 'wallet.changed', subject: { kind: 'wallet', id } }, at);
  await noticeToStaff(trx, {
    subject: `${coinNames[coin]} deposit ${key ? 'key' : 'address'} proposed`,
    summary: `${actor.fullName} proposed ${key ? 'a key' : 'an address'} for ${coinNames[coin]} deposits.`,
    rows: [
      [key ? 'Its first address' : 'Address', address, 'code'],
      ...(key ? [['Key', key.account_key, 'code'] as const] : []),
    ],
    at,
  });
  const entry = { at, actorId: actor.userId, target: { kind: 'wallet', id } } as const;
  const details = { coin, address, ...(key && { key: key.account_key }) };
  await appendAudit(trx, { ...entry, action: 'wallet.propose', details });
  return { id, message: progressSentence(missing) };
}
