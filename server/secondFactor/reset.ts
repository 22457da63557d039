import { appendAudit } from '#server/platform/audit/append.ts';
import type { Ports } from '#server/platform/ports.ts';
import { mailFactor } from './mail.ts';
import { delayWithdrawals, removeAll } from './remove.ts';

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
    if (!(await removeAll(trx, user.id, at))) {
      throw new Error(`${userName} has no second factor: nothing was changed.`);
    }
    await delayWithdrawals(trx, user.id, at);
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await mailFactor(trx, user.id, { news: 'reset', waits: true, at });
    await appendAudit(trx, {
      at,
      actorId: user.id,
      action: 'user.reset-second-factor',
      target: { kind: 'user', id: user.id },
      details: { by: 'command' },
    });
  });
}
