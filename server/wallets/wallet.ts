import { type SelectQueryBuilder, sql } from 'kysely';
import { type Coin, walletTypes } from '#contract/coin.ts';
import type { Wallet } from '#contract/walletRecord.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

/** Approved, not retired, and past their waiting time; the first is the active one. */
export const usableWallets = (db: Db, coin: Coin) =>
  db
    .selectFrom('wallets')
    .select(['id', 'coin', 'address', 'kind', 'account_key'])
    .where('coin', '=', coin)
    .where('status', '=', 'approved')
    .where('retired_at', 'is', null)
    .where(sql<boolean>`active_from <= platform_now()`)
    .orderBy('active_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** Undefined where deposits of the coin pause. */
export const activeWallet = (db: Db, coin: Coin) =>
  usableWallets(db, coin).limit(1).executeTakeFirst();

export type WalletRows = SelectQueryBuilder<Tables, 'wallets', object>;

export const selectWallets = (db: Db) => withAdder(db.selectFrom('wallets'));

export const withAdder = (rows: WalletRows) =>
  rows
    .innerJoin('users', 'users.id', 'wallets.added_by')
    .select([
      'wallets.id',
      'coin',
      'wallets.address',
      'qr_file_id',
      'wallets.kind',
      'wallets.account_key',
      'users.full_name as added_by_name',
      'wallets.created_at',
    ])
    .select(sql<boolean>`wallets.id IS NOT DISTINCT FROM active_wallet(coin)`.as('active'));

type Selected = Awaited<ReturnType<ReturnType<typeof selectWallets>['execute']>>[number];

/** `addedBy` is for staff only. */
export const toWallet = (row: Selected, reader: { role: 'user' | 'admin' }): Wallet => ({
  _id: row.id,
  walletAdd: row.address,
  walletType: walletTypes[row.coin],
  kind: row.kind,
  image: row.qr_file_id === null ? null : `/wallet-images/${row.id}`,
  active: row.active ? 'yes' : 'no',
  addedBy: reader.role === 'admin' ? row.added_by_name : null,
  createdAt: row.created_at.toISOString(),
});
