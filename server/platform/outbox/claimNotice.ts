import type { Trx } from '#server/platform/db/tables.ts';

/** Whether the mail at the end of this subject's wait is still to be sent; true once for each subject. */
export async function claimNotice(trx: Trx, subjectId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('wait_notices')
    .values({ subject_id: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
