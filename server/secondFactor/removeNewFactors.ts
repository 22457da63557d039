import { dayMs } from '#contract/time.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { hasFactor, readFactors } from '#server/platform/http/factors.ts';
import { dropChallenges } from './challenges.ts';
import { forgetCodes } from './recoveryCodes.ts';

const hourMs = dayMs / 24;

interface Mailed {
  userId: string;
  /** When the mail was written whose reader reports. */
  mailedAt: Date;
}

/**
 * Removes the second steps of the day before a mail and the hour after it: a thief may have added them.
 * Later ones stay, because an old link in a stolen mailbox must not take them. Returns how many.
 */
export async function removeNewFactors(
  trx: Trx,
  { userId, mailedAt }: Mailed,
  at: Date,
): Promise<number> {
  const since = new Date(mailedAt.getTime() - dayMs);
  const until = new Date(mailedAt.getTime() + hourMs);
  const passkeys = await trx
    .updateTable('passkeys')
    .set({ removed_at: at })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .returning('id')
    .execute();
  const apps = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where(({ and, eb, or }) =>
      or([
        eb('confirmed_at', 'is', null),
        and([eb('confirmed_at', '>', since), eb('confirmed_at', '<=', until)]),
      ]),
    )
    .returning('confirmed_at')
    .execute();
  await dropChallenges(trx, userId);
  const renewed = await trx
    .selectFrom('audit_log')
    .select('seq')
    .where('target_id', '=', userId)
    .where('action', '=', 'user.recovery-codes')
    .where('at', '>', since)
    .where('at', '<=', until)
    .limit(1)
    .execute();
  if (renewed.length > 0 || !hasFactor(await readFactors(trx, userId))) {
    await forgetCodes(trx, userId);
  }
  const added = apps.filter(({ confirmed_at }) => confirmed_at !== null);
  return passkeys.length + added.length + renewed.length;
}
