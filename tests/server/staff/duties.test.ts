import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Duty, duties } from '#contract/duties.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { giveFirstDuties, readDuties } from '#server/staff/duties.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person, signIn, staff } from '#tests/support/people.ts';

interface Change {
  by: string;
  of: string;
  duty: Duty;
  gives?: boolean;
  approver?: string;
}

/** A change of duties past its call, as the role that serves, with its line of the audit log. */
async function changeDirectly(
  { ports: { db } }: Backend,
  { by, of, duty, gives = true, approver = by }: Change,
  { isAudited = true, isApproved = true } = {},
) {
  const id = crypto.randomUUID();
  await db.transaction().execute(async (trx) => {
    const change = { id, user_id: of, duty, gives, made_by: by };
    await trx.insertInto('duty_changes').values(change).execute();
    if (isApproved) {
      await sql`SELECT give_approval(gen_random_uuid(), 'duty', ${id}, 0, ${approver}, NULL)`.execute(
        trx,
      );
    }
    await trx.updateTable('duty_changes').set({ status: 'made' }).where('id', '=', id).execute();
    const target = { kind: 'user', id: of } as const;
    const line = { at: new Date(0), actorId: by, action: 'user.duties', target } as const;
    if (isAudited) await appendAudit(trx, line);
  });
}

describeOnOneEngine('duties of staff', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const alanId = await backend.addStaff('alan', ['review']);
    const set = (id: string, text: string, { token }: Person = grace) =>
      callApi(backend, calls.staff.setDuties, { token, params: { id }, body: { duties: text } });
    return { backend, grace, alanId, set };
  }

  test('are given and taken at once, with a mail to the person and to all staff', async () => {
    const { backend, grace, alanId, set } = await start();
    const { token } = await signIn(backend, 'alan', 'StaffPass#1');
    const { status, reply } = await set(alanId, 'pay, keys');
    expect([status, reply.data.duties]).toEqual([200, ['pay', 'keys']]);
    const me = await callApi(backend, calls.profile.me, { token });
    expect([me.reply.data.userName, me.reply.data.duties]).toEqual(['alan', ['pay', 'keys']]);
    const { _id: id } = grace.user;
    expect(
      (await callApi(backend, calls.users.verify, { token, params: { userId: id }, body: {} }))
        .problem.message,
    ).toBe(platformMessages.dutyMissing('Review'));
    await sendDueMails(backend.ports);
    const told = backend.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
    expect(told).toEqual([
      'alan@staff.example: Duties of staff changed',
      'alan@staff.example: Your duties were changed',
      'grace@staff.example: Duties of staff changed',
    ]);
    expect(await set(alanId, 'keys,pay')).toMatchObject({ status: 409 });
  });

  test('are never their own, and never one that the giver lacks', async () => {
    const { backend, grace, alanId, set } = await start();
    expect(await set(grace.user._id, 'audit')).toMatchObject({ status: 409 });
    const rosa = await staff(backend, 'rosa', ['people', 'audit']);
    const { status, problem } = await set(alanId, 'review,audit,keys', rosa);
    expect([status, problem.message]).toEqual([403, platformMessages.dutyNotHeld('Keys')]);
    expect(await set(alanId, 'audit', rosa)).toMatchObject({ status: 200 });
    expect(await set(alanId, 'everything')).toMatchObject({ status: 422 });
    const ada = await investor(backend);
    expect(await set(ada.user._id, 'audit')).toMatchObject({ status: 409 });
  });

  test('of people and keys keep their last active holder', async () => {
    const { backend, grace, alanId, set } = await start();
    const rosa = await staff(backend, 'rosa', ['people', 'review']);
    const { _id: graceId } = grace.user;
    const refused = { status: 409, problem: { message: platformMessages.lastHolder } };
    expect(await set(graceId, 'people', rosa)).toMatchObject(refused);
    const body = { reason: 'On leave.' };
    const suspend = { token: rosa.token, params: { id: graceId }, body };
    expect(await callApi(backend, calls.users.suspend, suspend)).toMatchObject(refused);
    const role = { token: rosa.token, params: { id: graceId }, body: { role: 'user' as const } };
    expect(await callApi(backend, calls.staff.setRole, role)).toMatchObject(refused);
    await set(alanId, 'keys');
    expect(await callApi(backend, calls.staff.setRole, role)).toMatchObject({ status: 200 });
    expect(await readDuties(backend.db, graceId)).toEqual([]);
  });

  test('of two who take people from each other at once, one stays', async () => {
    const { backend, grace, set } = await start();
    const rosa = await staff(backend, 'rosa');
    const answers = await Promise.all([
      set(rosa.user._id, 'audit', grace),
      set(grace.user._id, 'audit', rosa),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of a new member are those of the inviter, or the named ones', async () => {
    const { backend, grace } = await start();
    const { token } = grace;
    const invite = (userName: string, more: object) =>
      callApi(backend, calls.staff.invite, {
        token,
        body: { userName, fullName: 'New Member', email: `${userName}@staff.example`, ...more },
      });
    await invite('theo', {});
    await invite('mia', { duties: 'audit' });
    const { reply } = await callApi(backend, calls.staff.list, { token });
    const held = new Map(reply.data.map((member) => [member.userName, member.duties]));
    expect([held.get('theo'), held.get('mia')]).toEqual([duties, ['audit']]);
  });

  test('decide who may suspend staff, and who may lift a pause', async () => {
    const { backend, grace, alanId } = await start();
    const ada = await investor(backend);
    const alan = await signIn(backend, 'alan', 'StaffPass#1');
    const suspend = (id: string) =>
      callApi(backend, calls.users.suspend, {
        token: alan.token,
        params: { id },
        body: { reason: 'Looks stolen.' },
      });
    expect(await suspend(grace.user._id)).toMatchObject({ status: 403 });
    expect(await suspend(ada.user._id)).toMatchObject({ status: 200 });
    const change = (body: object) =>
      callApi(backend, calls.settings.update, { token: alan.token, body });
    expect(await change({ withdrawalsPaused: true })).toMatchObject({ status: 200 });
    expect(await change({ withdrawalsPaused: false })).toMatchObject({ status: 403 });
    expect(await change({ minDepositUsd: 7 })).toMatchObject({ status: 403 });
    expect(await readDuties(backend.db, alanId)).toEqual(['review']);
  });

  test('cannot be written past the rules by the role that serves', async () => {
    const { backend, grace, alanId } = await start();
    const { _id: graceId } = grace.user;
    const { db } = backend.ports;
    const direct = (change: { by: string; of: string; duty: Duty; gives?: boolean }) =>
      changeDirectly(backend, change, { isApproved: false });
    await expect(direct({ by: alanId, of: alanId, duty: 'people' })).rejects.toThrow(
      /duty_changes_not_own/,
    );
    const approver = await backend.addStaff('rosa');
    const past = { by: alanId, of: graceId, duty: 'keys', gives: false, approver } as const;
    await expect(changeDirectly(backend, past)).rejects.toThrow(/cannot change the duty keys/);
    await expect(
      changeDirectly(backend, { by: graceId, of: alanId, duty: 'pay' }, { isAudited: false }),
    ).rejects.toThrow(/no line in the audit log/);
    const row = { user_id: alanId, duty: 'keys', since: new Date() } as const;
    await expect(db.insertInto('duties').values(row).execute()).rejects.toThrow(/permission/);
    await expect(db.transaction().execute((trx) => giveFirstDuties(trx, alanId))).rejects.toThrow(
      /only the first staff/,
    );
    const change = { by: graceId, of: alanId, duty: 'pay' } as const;
    await expect(direct(change)).rejects.toThrow(/has 0 of 1 approvals/);
    await changeDirectly(backend, change);
    const again = db.updateTable('duty_changes').set({ status: 'made' });
    await expect(again.execute()).rejects.toThrow(/frozen/);
    expect(await readDuties(backend.db, alanId)).toEqual(['review', 'pay']);
  });
});
