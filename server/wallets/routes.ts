import { coinOfWallet } from '#contract/coin.ts';
import { messages } from '#contract/messages.ts';
import type { Wallet, WalletOrNone } from '#contract/walletRecord.ts';
import { wallets } from '#contract/wallets.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { findFile, sendFile } from '#server/platform/files/send.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { addWallet } from './add.ts';
import { addAccountKey } from './addKey.ts';
import { addressFor } from './addressFor.ts';
import { approveWallet } from './approve.ts';
import { readAccountKey } from './keyPage.ts';
import { listWallets } from './list.ts';
import { checkQr } from './qr.ts';
import { retireWallet } from './retire.ts';
import { activeWallet, selectWallets, toWallet } from './wallet.ts';

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const walletRoutes: Route[] = [
  serve(wallets.one, async ({ db, ports, params, query, user }) => {
    const { id } = params;
    const isId = uuidForm.test(id);
    if (!isId && !isWalletType(id)) throw new ApiError('not-found', platformMessages.notFound);
    const active = isId ? { id } : await activeWallet(db, coinOfWallet[id as Wallet['walletType']]);
    if (!active) return { data: noWallet(id as Wallet['walletType']) };
    const wallet = await walletOf(db, active.id);
    const data = toWallet(wallet, user);
    // The first address of a key is for staff; each investor has another one.
    if (wallet.kind === 'address' || user.role === 'admin') return { data };
    const isGiven = wallet.active && !query.peek;
    const receiver = { wallet, userId: user.userId, ports };
    return { data: { ...data, walletAdd: isGiven ? await addressFor(db, receiver) : '' } };
  }),

  serve(wallets.add, async ({ db, ports, body, user, signer, at }) => {
    const coin = coinOfWallet[body.walletType];
    const address = ports.addresses(coin, body.walletAdd);
    if (address === undefined) {
      const fields = { walletAdd: messages.addressInvalid };
      throw new ApiError('rule', messages.addressInvalid, { fields });
    }
    const hasImage = body.image !== undefined && body.image.size > 0;
    const qr = hasImage
      ? await checkQr(ports, { file: body.image as File, coin, address })
      : undefined;
    return db.transaction().execute(async (trx) => {
      const { id, message } = await addWallet(
        trx,
        { coin, address, qr, ownCoin: body.ownCoin === true, signer },
        at,
      );
      return { message, data: toWallet(await walletOf(trx, id), user) };
    });
  }),

  listWallets,
  approveWallet,
  addAccountKey,
  readAccountKey,

  serve(wallets.remove, async ({ db, params, query, user, at }) => {
    const open = await db
      .transaction()
      .execute((trx) => retireWallet(trx, { id: params.walletId, ...query, actor: user }, at));
    const pointing =
      open === 1 ? '1 open deposit still points' : `${open} open deposits still point`;
    return { message: `${messages.walletDeleted} ${pointing} to it.` };
  }),

  serve(wallets.image, async ({ db, params }) => {
    const { qr_file_id: fileId } = await walletOf(db, params.id);
    const file = fileId === null ? undefined : await findFile(db, fileId);
    if (!file) throw new ApiError('not-found', platformMessages.notFound);
    return sendFile(db, file);
  }),
];

/** `btc` and `eth` select the active wallet of that coin; anything else is a wallet id. */
const isWalletType = (id: string): id is Wallet['walletType'] => Object.hasOwn(coinOfWallet, id);

const noWallet = (walletType: Wallet['walletType']): WalletOrNone => ({
  ...{ _id: null, walletAdd: '', walletType, kind: 'address', image: null },
  ...{ active: 'no', addedBy: null, createdAt: null },
});

async function walletOf(db: Db, id: string) {
  const row = await selectWallets(db).where('wallets.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  return row;
}
