import type { DepositDetail } from '#contract/depositDetail.ts';
import { deposits } from '#contract/deposits.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { depositMessages } from './messages.ts';

const notesMax = 100;

/** POST /deposits/{id}/note. Errors: 404. */
export const addNote: Route = serve(deposits.addNote, async ({ db, params, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const deposit = await trx
      .selectFrom('deposits')
      .select('id')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!deposit) throw new ApiError('not-found', platformMessages.notFound);
    const id = crypto.randomUUID();
    const { text } = body;
    await trx
      .insertInto('deposit_notes')
      .values({ id, deposit_id: deposit.id, user_id: user.userId, text, at })
      .execute();
    await appendAudit(trx, {
      at,
      actorId: user.userId,
      action: 'deposit.note',
      target: { kind: 'deposit', id: deposit.id },
      details: { note: text },
    });
    const data = { _id: id, at: at.toISOString(), by: user.fullName, text };
    return { message: depositMessages.noteAdded, data };
  }),
);

/** Oldest first. */
export async function readNotes(db: Db, depositId: string): Promise<DepositDetail['notes']> {
  const rows = await db
    .selectFrom('deposit_notes')
    .innerJoin('users', 'users.id', 'deposit_notes.user_id')
    .select(['deposit_notes.id', 'at', 'full_name', 'text'])
    .where('deposit_id', '=', depositId)
    .orderBy('at')
    .limit(notesMax)
    .execute();
  return rows.map(({ id, at, full_name, text }) => ({
    _id: id,
    at: at.toISOString(),
    by: full_name,
    text,
  }));
}
