import { alarms } from '#contract/alarms.ts';
import { coinNames } from '#contract/coin.ts';
import { giveApproval, recordProgress } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';
import { alarmMessages } from './messages.ts';

/**
 * POST /approvals/alarm/{id}: closes an alarm once as many people approve it as the rule asks. A pause
 * stays until staff end it. Errors: 403 no duty, 404, 409 approved by them before or closed, 422 note.
 */
export const closeAlarm: Route = serve(alarms.close, ({ db, params, body, user, signer, at }) =>
  db.transaction().execute(async (trx) => {
    const { id } = params;
    const alarm = await trx
      .selectFrom('alarms')
      .select(['coin', 'txid', 'paused', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!alarm) throw new ApiError('not-found', platformMessages.notFound);
    if (alarm.status === 'closed') throw new ApiError('conflict', alarmMessages.closedBefore);
    const { note } = body;
    const approval = {
      ...({ kind: 'alarm', id, amountCents: 0n } as const),
      ...{ signer, shown: body, note },
    };
    const missing = await giveApproval(trx, approval);
    await recordEvent(trx, { kind: 'alarm.closed', subject: { kind: 'alarm', id } }, at);
    if (missing) return { message: await recordProgress(trx, approval, { ...missing, at }) };
    await trx.updateTable('alarms').set({ status: 'closed' }).where('id', '=', id).execute();
    const message = alarmMessages.closed(alarm.paused);
    await noticeToStaff(trx, {
      subject: `${coinNames[alarm.coin]} alarm closed`,
      summary: `${user.fullName} gave the last approval to close an alarm. ${message}`,
      rows: [
        ['Transaction', alarm.txid, 'code'],
        ['Note', note],
      ],
      at,
    });
    const target = { kind: 'alarm', id } as const;
    const details = { coin: alarm.coin, txid: alarm.txid, note };
    await appendAudit(trx, { at, actorId: user.userId, action: 'alarm.close', target, details });
    return { message };
  }),
);
