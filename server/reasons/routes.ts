import { parseReasons, type Reason, type ReasonKind, reasons } from '#contract/reasons.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireNoAddress } from '#server/platform/http/texts/officialTexts.ts';
import { readSettings, settingsTarget } from '#server/settings/settings.ts';
import { noticeOfReasons } from './notice.ts';

export const reasonRoutes: Route[] = [
  serve(reasons.list, async ({ db }) => ({ data: await readReasons(db) })),

  serve(reasons.update, async ({ db, body: { kind, reasons: json }, user, at }) =>
    db.transaction().execute(async (trx) => {
      const texts = parseReasons(json) ?? [];
      for (const text of texts) requireNoAddress('reasons', text);
      const column = `${kind}_reasons` as const;
      // Two changes at once see each other: what is compared is what is written over.
      await trx.selectFrom('settings').select('id').forUpdate().execute();
      const { [column]: before } = await readSettings(trx);
      await trx
        .updateTable('settings')
        .set({ [column]: texts })
        .execute();
      await appendAudit(trx, {
        at,
        actorId: user.userId,
        action: 'reasons.update',
        target: settingsTarget,
        details: { kind, reasons: texts.join('\n') },
      });
      if (texts.join('\n') !== before.join('\n')) {
        await noticeOfReasons(trx, { by: user.fullName, kind, texts, before, at });
      }
      return { message: 'Reasons saved.', data: await readReasons(trx) };
    }),
  ),
];

async function readReasons(db: Db): Promise<Reason[]> {
  const { deposit_reasons, withdrawal_reasons } = await readSettings(db);
  return [...toReasons('deposit', deposit_reasons), ...toReasons('withdrawal', withdrawal_reasons)];
}

const toReasons = (kind: ReasonKind, texts: readonly string[]): Reason[] =>
  texts.map((text, index) => ({ _id: `${kind}-${index + 1}`, kind, text }));
