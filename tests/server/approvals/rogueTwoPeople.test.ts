import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startBackend } from '#mocks/backend.ts';
import { logTarget } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses } from '#tests/support/people.ts';

describeOnEngines('addresses and duties past the program', (engine) => {
  test('cannot be changed by the role that serves in the name of one person, or before their wait', async () => {
    const backend = await startBackend({ db: engine().db });
    const by = await backend.addPerson('grace');
    const alan = await backend.addPerson('alan');
    const { db } = backend.ports;
    const [wallet, change] = [crypto.randomUUID(), crypto.randomUUID()];
    const approve = (
      approver: string,
      kinds: ('wallet' | 'duty')[],
      first = async (_: Trx) => {},
    ) =>
      db.transaction().execute(async (trx) => {
        await first(trx);
        for (const kind of kinds) {
          const id = kind === 'wallet' ? wallet : change;
          await sql`SELECT give_approval(gen_random_uuid(), ${kind}, ${id}, 0, ${approver}, NULL,
            '{"type": "password"}')`.execute(trx);
          const line = { at: new Date(0), actorId: approver, action: 'approval.give' } as const;
          await appendAudit(trx, { ...line, target: logTarget(kind, kind === 'duty' ? alan : id) });
        }
      });
    await approve(by, ['wallet', 'duty'], async (trx) => {
      const address = { coin: 'BTC', address: addresses.BTC, qr_file_id: null } as const;
      const added = { id: wallet, ...address, added_by: by, created_at: new Date(0) };
      await trx.insertInto('wallets').values(added).execute();
      const taken = { user_id: alan, duty: 'keys', gives: false, made_by: by } as const;
      await trx
        .insertInto('duty_changes')
        .values({ id: change, ...taken })
        .execute();
    });
    const approved = db.updateTable('wallets').set({ status: 'approved' });
    const made = db.updateTable('duty_changes').set({ status: 'made' });
    await expect(approved.execute()).rejects.toMatchObject({ code: 'PV003' });
    await expect(made.execute()).rejects.toMatchObject({ code: 'PV003' });
    for (const statement of [
      "UPDATE former_holders SET until = '2000-01-01'",
      'DELETE FROM former_holders',
      `UPDATE users SET sample = true WHERE id = '${alan}'`,
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' });
    }
    const rosa = await backend.addPerson('rosa');
    await approve(rosa, ['duty']);
    await expect(made.execute()).rejects.toMatchObject({ code: 'PV004' });
  });
});
