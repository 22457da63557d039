import type { ReasonKind } from '#contract/reasons.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';
import { noticeToStaff } from '#server/users/noticeToStaff.ts';

interface NewReasons {
  by: string;
  kind: ReasonKind;
  texts: readonly string[];
  before: readonly string[];
  at: Date;
}

/** Mails all staff a change by one of them: colleagues send these sentences to investors by one key. */
export async function noticeOfReasons(
  trx: Trx,
  { by, kind, texts, before, at }: NewReasons,
): Promise<void> {
  const removed = before.filter((text) => !texts.includes(text));
  await noticeToStaff(trx, {
    subject: 'Reasons for declining changed',
    summary: `${by} changed the reasons for declining ${kind}s.`,
    rows: [
      ...texts.map((text, index): Fact => [`Reason ${index + 1}`, text]),
      ...removed.map((text): Fact => ['Removed', text]),
    ],
    at,
  });
}
