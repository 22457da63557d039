import { sql } from 'kysely';
import { reconciliations } from '#contract/reconciliations.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { reconciliationMessages } from './messages.ts';

/** POST /reconciliations: a background job makes it. Errors: 409 without an address of our own. */
export const makeReconciliation: Route = serve(reconciliations.make, ({ db, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const { coin } = body;
    const { rows } = await sql`SELECT FROM receiving_addresses
        WHERE coin = ${coin} AND is_own_coin(id) LIMIT 1`.execute(trx);
    if (rows.length === 0) {
      throw new ApiError('conflict', reconciliationMessages.noneOwn(coin));
    }
    await trx
      .insertInto('reconciliation_requests')
      .values({ coin })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const target = { kind: 'reconciliation', id: crypto.randomUUID() } as const;
    const entry = { at, actorId: user.userId, action: 'reconciliation.ask', target } as const;
    await appendAudit(trx, { ...entry, details: { coin } });
    return { message: reconciliationMessages.asked(coin) };
  }),
);

/** POST /reconciliations/{id}/close. Errors: 404, 409 closed, 422 a difference without a note. */
export const closeReconciliation: Route = serve(
  reconciliations.close,
  ({ db, params, body, user, at }) =>
    db.transaction().execute(async (trx) => {
      const day = await trx
        .selectFrom('reconciliations')
        .select(['id', 'coin', 'height', 'state', 'unexplained'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst();
      if (!day) throw new ApiError('not-found', platformMessages.notFound);
      if (day.state === 'closed') {
        throw new ApiError('conflict', reconciliationMessages.closedBefore);
      }
      const note = body.note || null;
      const closing = { state: 'closed', closed_by: user.userId, closed_at: at, note } as const;
      await trx.updateTable('reconciliations').set(closing).where('id', '=', day.id).execute();
      const target = { kind: 'reconciliation', id: day.id } as const;
      const { coin, height, unexplained } = day;
      await appendAudit(trx, {
        ...{ at, actorId: user.userId, action: 'reconciliation.close', target },
        details: { coin, height, unexplained, note },
      });
      return { message: reconciliationMessages.closed };
    }),
);
