import { deposits } from '#contract/deposits.ts';
import { claimPayment } from '#server/deposits/claim/claimPayment.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { findFile, sendFile } from '#server/platform/files/send.ts';
import { readPage } from '#server/platform/http/page.ts';
import { isRanged } from '#server/platform/http/scanChoice.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { partsOf, readSearch } from '#server/reviews/search.ts';
import { assignDeposits } from './assign.ts';
import { createDeposit } from './create.ts';
import { confirmDeposit } from './decide.ts';
import { declineDeposit } from './decline.ts';
import { deciderOrder, depositOrder } from './depositOrder.ts';
import { depositPdf } from './depositPdf.ts';
import { readDeposit } from './detail.ts';
import { filterDeposits, hasDecisionDays, isOfDecider } from './list.ts';
import { depositMessages } from './messages.ts';
import { addNote } from './notes.ts';
import { addProof } from './proof.ts';
import { withStaffLine } from './rows.ts';
import { toStaffDeposit } from './wire.ts';

export const depositRoutes: Route[] = [
  claimPayment,
  createDeposit,
  confirmDeposit,
  declineDeposit,
  assignDeposits,
  readDeposit,
  depositPdf,
  addProof,
  addNote,

  serve(deposits.list, async ({ db, query, headers, at }) => {
    const search = await readSearch(db, query.filter?.q, { at });
    const isDecider = isOfDecider(query);
    const chosen = { filter: query.filter, search, at, isOfDecider: isDecider };
    const scanRows = isRanged(query) ? filterDeposits(db, { ...chosen, isScan: true }) : undefined;
    const parts =
      search && partsOf(filterDeposits(db, { filter: query.filter, at }), 'deposits', search);
    const listing = {
      ...{
        list: 'deposits',
        order: isDecider ? deciderOrder : depositOrder,
        query,
        db,
        at,
        headers,
      },
      ...{ scanRows, parts, isPlanned: search !== undefined || hasDecisionDays(query.filter) },
    };
    const page = await readPage(listing, filterDeposits(db, chosen), (rows) =>
      withStaffLine(rows, at),
    );
    return { data: page.map(toStaffDeposit) };
  }),

  serve(deposits.receipt, async ({ params, user, db }) => {
    const file = await findFile(db, params.id);
    const own = file?.user_id === user.userId || user.role === 'admin';
    if (file?.purpose !== 'proof' || !own)
      throw new ApiError('not-found', platformMessages.notFound);
    if (file.bytes_removed_at) throw new ApiError('not-found', depositMessages.proofRemoved);
    return sendFile(db, file);
  }),
];
