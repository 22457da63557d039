import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import type { Ports } from '#server/platform/ports.ts';
import { mailFactor } from './mail.ts';
import { delayWithdrawals, removeAll } from './remove.ts';

interface Ending {
  news: 'reset' | 'resetByStaff';
  at: Date;
}

/**
 * Removes all factors of an account, ends its sessions, lets withdrawals wait and mails its owner.
 * Returns whether it had a factor. Lock the user first, and append the line of the log.
 */
export async function endFactors(trx: Trx, userId: string, { news, at }: Ending): Promise<boolean> {
  const had = await removeAll(trx, userId, at);
  await delayWithdrawals(trx, { userId }, at);
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await mailFactor(trx, userId, { news, waits: true, at });
  return had;
}

/**
 * For the operator, on the server: removes all factors of an account and ends its sessions. Audited in
 * the account's name and mailed to its owner. Errors: no account has this name, or it has no factor.
 */
export async function resetFactors(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userName: string,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where((row) => row(row.fn<string>('lower', ['user_name']), '=', userName.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new Error(`No account has the user name ${userName}: nothing was changed.`);
    if (!(await endFactors(trx, user.id, { news: 'reset', at }))) {
      throw new Error(`${userName} has no second factor: nothing was changed.`);
    }
    await appendAudit(trx, {
      at,
      actorId: user.id,
      action: 'user.reset-second-factor',
      target: { kind: 'user', id: user.id },
      details: { by: 'command' },
    });
  });
}
