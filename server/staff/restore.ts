import { duties } from '#contract/duties.ts';
import { operatorLink } from '#server/auth/mailInvitation.ts';
import { revokeTokens } from '#server/auth/mailTokens.ts';
import { endSessions } from '#server/auth/sessions.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Ports } from '#server/platform/ports.ts';
import { accountRow, noticeToStaff } from '#server/users/noticeToStaff.ts';

/**
 * For the operator, as the owner of the tables, when no other staff member can: gives all duties.
 * Returns a one-time link. Audited in the account's name and mailed to all staff. Errors: no account
 * has this name.
 */
export async function restoreStaff(ports: Ports, userName: string): Promise<string> {
  const at = ports.clock();
  return ports.db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ role: 'admin', status: 'active' })
      .where((row) => row(row.fn<string>('lower', ['user_name']), '=', userName.toLowerCase()))
      .returning(['id', 'full_name', 'user_name', 'email'])
      .executeTakeFirst();
    if (!user) throw new Error(`No account has the user name ${userName}: nothing was changed.`);
    await trx
      .insertInto('duties')
      .values(duties.map((duty) => ({ user_id: user.id, duty, since: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endSessions(trx, user.id);
    await revokeTokens(trx, { userId: user.id }, at);
    const link = await operatorLink(ports, trx, { staff: user, at });
    const account = { fullName: user.full_name, userName: user.user_name, email: user.email };
    await noticeToStaff(trx, {
      subject: 'Staff account restored',
      summary: 'The operator made an account active staff again, by a command on the server.',
      rows: [accountRow(account)],
      at,
    });
    await appendAudit(trx, {
      at,
      actorId: user.id,
      action: 'staff.restore',
      target: { kind: 'user', id: user.id },
      details: { by: 'command' },
    });
    return link;
  });
}
