import { bytesToHex } from '@noble/hashes/utils.js';
import { type ExpressionBuilder, sql } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import type { StaffWallet } from '#contract/walletRecord.ts';
import { wallets } from '#contract/wallets.ts';
import { openSince } from '#server/figures/stored.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { nextIndex } from './addressFor.ts';
import { toWallet, type WalletRows, withAdder } from './wallet.ts';

const walletOrder: Order<'createdAt'> = {
  sorts: { createdAt: { column: 'wallets.created_at', type: 'timestamptz' } },
  defaultSort: ['createdAt', 'DESC'],
  id: { column: 'wallets.id', type: 'uuid' },
};

/** GET /get-all-wallet: the addresses in use, or with the retired ones. */
export const listWallets: Route = serve(wallets.list, async ({ db, query, headers, user, at }) => {
  let rows: WalletRows = db.selectFrom('wallets').where('wallets.status', '<>', 'withdrawn');
  if (!query.filter?.retired) rows = rows.where('wallets.retired_at', 'is', null);
  const listing = { list: 'wallets', order: walletOrder, query, db, at, headers };
  const page = await readPage(listing, rows, withSums);
  return {
    data: page.map(
      (row): StaffWallet => ({
        ...toWallet(row, user),
        retiredAt: row.retired_at?.toISOString() ?? null,
        retiredBy: row.retired_by_name,
        status: row.status === 'proposed' ? 'proposed' : 'approved',
        script: row.script,
        fingerprint: row.fingerprint && bytesToHex(row.fingerprint),
        nextIndex: row.next_index,
        activeFrom: row.active_from?.toISOString() ?? null,
        ownCoin: row.own_coin,
        deposits: row.deposits,
        received: formatDollars(row.received_cents),
      }),
    ),
  };
});

const wholeDays = (from: ExpressionBuilder<Tables, 'wallets'>) =>
  from
    .selectFrom('daily_wallets')
    .select([
      sql<bigint>`coalesce(sum(deposits), 0)`.as('deposits'),
      sql<bigint>`coalesce(sum(received_cents), 0)`.as('cents'),
    ])
    .whereRef('wallet_id', '=', 'wallets.id')
    .as('stored');

// Both sums by one scan: it reads every deposit that was decided since.
const openDay = (from: ExpressionBuilder<Tables, 'wallets'>) =>
  from
    .selectFrom('deposits')
    .select([
      sql<bigint>`count(*)`.as('deposits'),
      sql<bigint>`coalesce(sum(amount_received_cents), 0)`.as('cents'),
    ])
    .whereRef('wallet_id', '=', 'wallets.id')
    .where('deposits.status', '=', sql.lit('confirmed'))
    .where('decided_at', '>=', openSince)
    .as('recent');

// Whole days come from the nightly table, and the rest from the end of an index of deposits.
const withSums = (rows: WalletRows) =>
  withAdder(rows)
    .leftJoin('users as retirer', 'retirer.id', 'wallets.retired_by')
    .innerJoinLateral(wholeDays, (join) => join.onTrue())
    .innerJoinLateral(openDay, (join) => join.onTrue())
    .select([
      'wallets.retired_at',
      'wallets.active_from',
      'wallets.own_coin',
      'retirer.full_name as retired_by_name',
    ])
    .select(['wallets.status', 'wallets.script', 'wallets.fingerprint'])
    .select(nextIndex.as('next_index'))
    .select([
      sql<number>`(stored.deposits + recent.deposits)::integer`.as('deposits'),
      sql<bigint>`(stored.cents + recent.cents)::bigint`.as('received_cents'),
    ]);
