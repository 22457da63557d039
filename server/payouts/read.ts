import { payouts } from '#contract/payouts.ts';
import { reference } from '#contract/reference.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { only } from '#server/platform/http/filters.ts';
import type { Order } from '#server/platform/http/keyset.ts';
import { readPage } from '#server/platform/http/page.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { payoutMessages } from './messages.ts';
import { readDetail } from './readDetail.ts';
import {
  areItemsVerified,
  requireItemsVerified,
  requirePaysItems,
} from './requireItemsVerified.ts';
import { type PayoutRows, toPayout, withMaker } from './wire.ts';

const payoutOrder: Order<'madeAt'> = {
  sorts: { madeAt: { column: 'payouts.made_at', type: 'timestamptz' } },
  defaultSort: ['madeAt', 'DESC'],
  id: { column: 'payouts.id', type: 'uuid' },
};

const noPerson = '00000000-0000-0000-0000-000000000000';

/** GET /payouts, newest first. */
export const listPayouts: Route = serve(payouts.list, async ({ db, query, headers, at }) => {
  const { state, coin } = query.filter ?? {};
  let rows: PayoutRows = db.selectFrom('payouts');
  rows = only(rows, 'payouts.state', state);
  rows = only(rows, 'payouts.coin', coin);
  const listing = { list: 'payouts', order: payoutOrder, query, db, at, headers };
  const page = await readPage(listing, rows, withMaker);
  return { data: page.map(toPayout) };
});

/** GET /payouts/{id}. Errors: 404. */
export const readPayout: Route = serve(
  payouts.read,
  async ({ db, ports, params: { id }, user }) => {
    // Addresses are shown to who pays them, after the signatures were verified.
    const isVerified = await areItemsVerified(db, ports, id);
    return { data: await readDetail(db, { id, staffId: isVerified ? user.userId : noPerson }) };
  },
);

/**
 * GET /payouts/{id}/psbt: the file for the device. Errors: 404, 409 ended, it pays something else, or a withdrawal
 * without a valid signature.
 */
export const readPsbt: Route = serve(payouts.psbt, async ({ db, ports, params }) => {
  const row = await db
    .selectFrom('payouts')
    .select(['psbt', 'state'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found', platformMessages.notFound);
  if (!['draft', 'signed'].includes(row.state)) {
    throw new ApiError('conflict', payoutMessages.notOpen);
  }
  await requireItemsVerified(db, ports, params.id);
  await requirePaysItems(db, ports, params.id);
  const fileName = `payout-${reference(params.id).slice(1)}.psbt`;
  return { bytes: row.psbt, type: 'application/octet-stream', fileName };
});
