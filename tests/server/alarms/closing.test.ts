import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { raiseAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { addWallet, type Person, staff } from '#tests/support/people.ts';
import { alarmCalls } from './alarmCalls.ts';

describeOnOneEngine('an alarm', (engine) => {
  let backend: Backend;
  let grace: Person;
  let alan: Person;
  let id: string;
  let made: ReturnType<typeof alarmCalls>;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    await addWallet(backend, grace);
    id = await raiseAlarm(backend);
    made = alarmCalls(backend, grace);
  });

  test('stays with its pause until two people have closed it, each with a note', async () => {
    expect(await made.overview()).toMatchObject({ alarms: { open: 1, pausing: true } });
    expect(await made.unpause()).toMatchObject({ status: 409 });
    expect((await made.close(grace, id, '')).status).toBe(422);
    const first = await made.close(grace, id);
    expect(first.reply.message).toMatch(/^Approval 1 of 2/);
    expect((await made.close(grace, id)).status).toBe(409);
    expect(await made.unpause()).toMatchObject({ status: 409 });
    expect((await made.close(alan, id)).reply.message).toMatch(/^The alarm is closed\./);
    expect(await made.list()).toMatchObject([{ status: 'closed', have: 2 }]);
    expect(await made.settings()).toMatchObject({ withdrawalsPaused: true });
    expect((await made.unpause()).status).toBe(200);
    expect(await made.overview()).toMatchObject({ alarms: { open: 0, pausing: false } });
    expect((await made.close(alan, id)).status).toBe(409);
  });

  test('has lines of the platform in the log, for itself and for the pause', async () => {
    const lines = await backend.db
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('actor_id', 'is', null)
      .where('action', 'like', 'alarm.%')
      .orderBy('seq')
      .execute();
    expect(lines).toEqual([
      { action: 'alarm.raise', target_id: id },
      { action: 'alarm.pause', target_id: '00000000-0000-0000-0000-000000000000' },
    ]);
  });

  test('pauses nothing while the setting is off', async () => {
    await made.close(grace, id);
    await made.close(alan, id);
    await made.unpause();
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await trx.updateTable('settings').set({ alarm_pauses: false }).execute();
    });
    await backend.advance(1_000);
    await raiseAlarm(backend);
    expect(await made.settings()).toMatchObject({ depositsPaused: false });
    expect(await made.list()).toMatchObject([{ paused: false }, { status: 'closed' }]);
  });

  test.each([
    ["UPDATE alarms SET status = 'closed'", 'PV003'],
    ["UPDATE alarms SET status = 'closed', txid = 'other'", '23001'],
    ['UPDATE alarms SET paused = false', '23001'],
    ['DELETE FROM alarms', '23001'],
    ['UPDATE chain_spends SET units = 1', '23001'],
    ['UPDATE chain_spends SET is_earlier = true', '23001'],
    ['DELETE FROM chain_spends', '23001'],
    ['UPDATE settings SET withdrawals_paused = false', '23001'],
  ])('and its tables refuse even their owner: %s', async (statement, code) => {
    await expect(sql.raw(statement).execute(backend.db)).rejects.toMatchObject({ code });
  });
});
