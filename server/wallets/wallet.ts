import { type SelectQueryBuilder, sql } from 'kysely';
import { type Coin, walletTypes } from '#contract/coin.ts';
import type { Wallet } from '#contract/wallets.ts';
import type { Db, Tables } from '#server/platform/db/tables.ts';

/** The newest of its coin that is not retired. */
export const activeWallet = (db: Db, coin: Coin) =>
  db
    .selectFrom('wallets')
    .select(['id', 'address'])
    .where('coin', '=', coin)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

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
      'users.full_name as added_by_name',
      'wallets.created_at',
    ])
    .select(
      sql<boolean>`wallets.id = (SELECT newest.id FROM wallets newest
        WHERE newest.coin = wallets.coin AND newest.retired_at IS NULL
        ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1)`.as('active'),
    );

type Selected = Awaited<ReturnType<ReturnType<typeof selectWallets>['execute']>>[number];

/** `addedBy` is for staff only. */
export const toWallet = (row: Selected, reader: { role: 'user' | 'admin' }): Wallet => ({
  _id: row.id,
  walletAdd: row.address,
  walletType: walletTypes[row.coin],
  image: row.qr_file_id === null ? null : `/wallet-images/${row.id}`,
  active: row.active ? 'yes' : 'no',
  addedBy: reader.role === 'admin' ? row.added_by_name : null,
  createdAt: row.created_at.toISOString(),
});
