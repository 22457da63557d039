import { deposits } from '#contract/deposits.ts';
import { messages } from '#contract/messages.ts';
import { readFile } from '#server/files/proof.ts';
import { readPage } from '#server/http/page.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { createDeposit } from './create.ts';
import { confirmDeposit, declineDeposit } from './decide.ts';
import { readDeposit } from './detail.ts';
import { selectDeposits, toDeposit } from './record.ts';

/** The deposit calls of SPEC.md section 7 and DESIGN.md's extra table. */
export const depositRoutes: Route[] = [
  createDeposit,
  confirmDeposit,
  declineDeposit,
  readDeposit,

  serve(deposits.list, async ({ db, query, headers }) => {
    const { id, status, coin, userId } = query.filter ?? {};
    let rows = selectDeposits(db);
    if (id) rows = rows.where('deposits.id', 'in', [id].flat());
    if (status) rows = rows.where('deposits.status', '=', status);
    if (coin) rows = rows.where('deposits.coin', '=', coin);
    if (userId) rows = rows.where('deposits.user_id', '=', userId);
    const page = await readPage(
      {
        db,
        query,
        headers,
        sorts: {
          depositDate: { column: 'deposits.deposit_date', type: 'timestamptz' },
          amount: { column: 'deposits.amount_cents', type: 'bigint' },
        },
        defaultSort: ['depositDate', 'DESC'],
        idColumn: 'deposits.id',
      },
      rows,
    );
    return { data: page.map(toDeposit) };
  }),

  // A receipt leaves only through its owner's or a staff member's token (S-187).
  serve(deposits.receipt, async ({ params, user, db }) => {
    const file = await readFile(db, params.id);
    const own = file?.user_id === user.userId || user.role === 'admin';
    if (file?.purpose !== 'proof' || !own) throw new Refusal('not-found', messages.notFound);
    return { bytes: file.bytes, type: file.type };
  }),
];
