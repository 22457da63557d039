import type { SelectQueryBuilder } from 'kysely';
import { accountKeys } from '#contract/accountKeys.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Columns } from '#server/platform/http/downloads/stream.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { streamExport } from './streamExport.ts';

const order: Order<'index'> = {
  sorts: { index: { column: 'receiving_addresses.index', type: 'bigint' } },
  defaultSort: ['index', 'ASC'],
  id: { column: 'receiving_addresses.id', type: 'uuid' },
};

/** GET /account-keys/{walletId}/addresses.csv: all that were issued. Errors: 404. */
export const exportAddresses: Route = serve(accountKeys.addresses, async (context) => {
  const { db, params } = context;
  const wallet = await db
    .selectFrom('wallets')
    .select(['id', 'key_path'])
    .where('id', '=', params.walletId)
    .where('kind', '=', 'key')
    .executeTakeFirst();
  if (!wallet) throw new ApiError('not-found', platformMessages.notFound);
  const rows = db
    .selectFrom('receiving_addresses')
    .where('wallet_id', '=', wallet.id)
    .where('index', 'is not', null);
  return streamExport(
    { ...context, query: {} },
    { name: 'addresses', order, columns: columnsOf(wallet.key_path ?? ''), rows, wide: withFacts },
  );
});

type AddressRows = SelectQueryBuilder<Tables, 'receiving_addresses', object>;

const withFacts = (rows: AddressRows) =>
  rows.select(['branch', 'index', 'address', 'user_id', 'issued_at', 'first_seen_at']);

interface Row {
  branch: number | null;
  index: number | null;
  address: string;
  user_id: string | null;
  issued_at: Date;
  first_seen_at: Date | null;
}

const columnsOf = (path: string): Columns<Row> => ({
  path: (row) => `m/${path}/${row.branch}/${row.index}`,
  address: (row) => row.address,
  userId: (row) => row.user_id,
  issued: (row) => row.issued_at,
  firstSeen: (row) => row.first_seen_at,
});
