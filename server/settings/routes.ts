import { settings } from '#contract/settings.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireDuty } from '#server/platform/http/session.ts';
import { columns } from './columns.ts';
import { noticeOfSettings } from './notice.ts';
import { previewSettings } from './preview.ts';
import { readSettings, settingsTarget, toSettings } from './settings.ts';

/** Columns that staff with another duty than keys may change, to pause. */
const pauseColumns = ['deposits_paused', 'withdrawals_paused', 'pause_reason'];

export const settingsRoutes: Route[] = [
  serve(settings.read, async ({ db, ports, at }) => ({
    data: toSettings(await readSettings(db), ports.config, at),
  })),

  previewSettings,

  serve(settings.update, async ({ db, ports, body, user, at }) =>
    db.transaction().execute(async (trx) => {
      const changes = Object.entries(columns).flatMap(([name, column]) => {
        const value = body[name as keyof typeof columns];
        return value === undefined ? [] : [[column, value] as const];
      });
      if (changes.length > 0) {
        // Two changes at once see each other: what is compared is what is written over.
        await trx.selectFrom('settings').select('id').forUpdate().execute();
        const before = await readSettings(trx);
        const changed = changes
          .filter(([column, value]) => before[column] !== value)
          .map(([column, after]) => ({ column, before: before[column], after }));
        const isPauseOnly = changed.every(
          ({ column, after }) => pauseColumns.includes(column) && after !== false,
        );
        if (!isPauseOnly) requireDuty('keys', user);
        await trx.updateTable('settings').set(Object.fromEntries(changes)).execute();
        const details = Object.fromEntries(
          changed.flatMap(({ column, ...change }) => [
            [column, change.after],
            [`${column}_before`, change.before],
          ]),
        );
        // Every investor reads the reason of a pause.
        const isRead = changed.some(({ column, after }) => column === 'pause_reason' && after);
        if (!isPauseOnly || isRead)
          await noticeOfSettings(trx, { by: user.fullName, changes: changed, at });
        await appendAudit(trx, {
          at,
          actorId: user.userId,
          action: 'settings.update',
          target: settingsTarget,
          details,
        });
      }
      return { data: toSettings(await readSettings(trx), ports.config, at) };
    }),
  ),
];
