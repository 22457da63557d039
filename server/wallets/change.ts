import { type Coin, coinNames } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { type CheckedFile, storeFile } from '#server/platform/files/upload.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { activeWallet } from './wallet.ts';

/** A receiving address to add, in its canonical form, and the QR picture that encodes it. */
export interface NewWallet {
  coin: Coin;
  address: string;
  qr: CheckedFile | undefined;
}

/** Adds a wallet, which becomes the active one of its coin; audited and mailed to staff (S-322). */
export async function addWallet(
  trx: Trx,
  { coin, address, qr }: NewWallet,
  actor: SignedIn,
  at: Date,
): Promise<string> {
  const before = await activeWallet(trx, coin);
  const qrFileId = qr ? await storeFile(trx, actor.userId, 'qr', qr, at) : null;
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
  await conclude(trx, { id, coin, action: 'wallet.add', before, after }, actor, at);
  return id;
}

/**
 * Retires a wallet: deposits keep their own copy of its address (S-323). Gives the number of
 * pending deposits that still point to it. Errors: 404 when it is absent or retired already.
 */
export async function retireWallet(
  trx: Trx,
  id: string,
  actor: SignedIn,
  at: Date,
): Promise<number> {
  const wallet = await trx
    .selectFrom('wallets')
    .select('coin')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!wallet) throw new ApiError('not-found', messages.notFound);
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
  await conclude(trx, { id, coin, action: 'wallet.retire', before, after }, actor, at);
  return Number(open);
}

interface Concluded {
  id: string;
  coin: Coin;
  action: 'wallet.add' | 'wallet.retire';
  before: { id: string; address: string } | undefined;
  after: { id: string; address: string } | undefined;
}

/** Tells staff when the active wallet is another one now; the audit line comes last. */
async function conclude(trx: Trx, done: Concluded, actor: SignedIn, at: Date): Promise<void> {
  const { id, coin, action } = done;
  const before = done.before?.address;
  const after = done.after?.address;
  if (done.before?.id !== done.after?.id) {
    await noticeToStaff(trx, {
      subject: `${coinNames[coin]} deposit address changed`,
      sentence: `${actor.fullName} changed the address that ${coinNames[coin]} deposits go to.`,
      facts: [
        ['Old address', before ?? 'none'],
        ['New address', after ?? 'none, so that deposits of this coin are not possible'],
      ],
      at,
    });
  }
  const details = { coin, activeBefore: before ?? null, activeAfter: after ?? null };
  await appendAudit(trx, {
    at,
    actorId: actor.userId,
    action,
    target: { kind: 'wallet', id },
    details,
  });
}
