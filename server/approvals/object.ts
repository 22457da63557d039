import { sql } from 'kysely';
import { type ApprovalKind, approvals } from '#contract/approvals.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { lockSubject } from './subject.ts';
import { subjectNames } from './subjectNames.ts';

/** POST /objections/{kind}/{id}. Errors: 403 their own item, 404, 409 closed or objected before. */
export const object: Route = serve(approvals.object, ({ db, params, body, user, at }) =>
  db.transaction().execute(async (trx) => {
    const { reason } = body;
    const kind = params.kind as ApprovalKind;
    const { target } = await lockSubject(trx, kind, params.id);
    await trx
      .insertInto('objections')
      .values({
        ...{ id: crypto.randomUUID(), subject_kind: kind, subject_id: params.id },
        ...{ by_user: user.userId, reason },
      })
      .execute();
    await showAgain(trx, { kind, id: params.id }, at);
    await noticeToStaff(trx, {
      subject: `Objection to a ${subjectNames[kind]}`,
      summary: `${user.fullName} objects to a ${subjectNames[kind]}. It waits until the objection is lifted.`,
      rows: [['Reason', reason]],
      at,
    });
    const entry = { at, actorId: user.userId, action: 'objection.make', target } as const;
    await appendAudit(trx, { ...entry, details: { kind, reason } });
    return { message: 'Your objection is recorded. Only you can lift it.' };
  }),
);

/** DELETE /objections/{kind}/{id}: lifts the caller's. Errors: 404, 409 none. */
export const lift: Route = serve(approvals.lift, ({ db, params, user, at }) =>
  db.transaction().execute(async (trx) => {
    const kind = params.kind as ApprovalKind;
    const { target } = await lockSubject(trx, kind, params.id);
    const { numUpdatedRows } = await trx
      .updateTable('objections')
      .set({ lifted_at: sql<Date>`platform_now()` })
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', params.id)
      .where('by_user', '=', user.userId)
      .where('lifted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ApiError('conflict', 'You do not object to this.');
    await showAgain(trx, { kind, id: params.id }, at);
    await noticeToStaff(trx, {
      subject: `Objection to a ${subjectNames[kind]} lifted`,
      summary: `${user.fullName} lifted their objection to a ${subjectNames[kind]}. It can go on now.`,
      rows: [],
      at,
    });
    const entry = { at, actorId: user.userId, action: 'objection.lift', target } as const;
    await appendAudit(trx, { ...entry, details: { kind } });
    return { message: 'Objection lifted.' };
  }),
);

async function showAgain(trx: Trx, { kind, id }: { kind: ApprovalKind; id: string }, at: Date) {
  if (kind !== 'deposit' && kind !== 'withdrawal') return;
  await recordEvent(trx, { kind: 'review.changed', subject: { kind, id } }, at);
}
