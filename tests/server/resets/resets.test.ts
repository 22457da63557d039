import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { staffPassword } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { resetMessages } from '#server/resets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey, recoveryCodes } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';
import { openResets, reason } from './openResets.ts';

describeOnOneEngine('a reset of a second factor', (engine) => {
  const start = () => openResets(engine().db);

  test('takes effect a day after its approval, and mails the owner twice', async () => {
    const { backend, ada, grace, alan, propose, later, isLocked, mailsTo } = await start();
    await addPasskey(backend, ada);
    await recoveryCodes(backend, ada);
    const proposed = await propose(grace);
    expect(proposed.reply.message).toMatch(/^Two-step sign-in of .* is removed on .*, unless/);
    expect(await mailsTo(ada.user.email)).toContain('Two-step sign-in will be removed');
    expect(await mailsTo(alan.user.email)).toContain('Reset of two-step sign-in proposed');
    const mail = backend.mails.findLast(({ to }) => to === ada.user.email);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toMatch(/Not you\? Stop it here:\nhttp:\/\/localhost:3000\/not-me#\S+/);
    const page = await callApi(backend, calls.users.detail, {
      ...{ token: alan.token, params: { id: ada.user._id } },
    });
    expect(page.reply.data.secondFactor).toEqual({ isOn: true, isBeingReset: true });
    await later(dayMs - 60_000);
    expect(await isLocked()).toBe(true);
    await later(60_000);
    expect(await isLocked()).toBe(false);
    expect(await mailsTo(ada.user.email)).toContain('Two-step sign-in removed');
    const { token } = await signIn(backend, 'ada', investorPassword);
    const left = (await callApi(backend, calls.secondFactor.read, { token })).reply.data;
    expect([left.passkeys, left.authenticator, left.recoveryCodesLeft]).toEqual([[], false, 0]);
    const fresh = await signIn(backend, 'grace', staffPassword);
    const after = await callApi(backend, calls.users.detail, {
      ...{ token: fresh.token, params: { id: ada.user._id } },
    });
    expect(after.reply.data).toMatchObject({
      secondFactor: { isOn: false, isBeingReset: false },
      withdrawalsWaitUntil: new Date(backend.clock.now().getTime() + dayMs).toISOString(),
    });
    const lines = await engine()
      .db.selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('target_id', '=', ada.user._id)
      .orderBy('seq')
      .execute();
    expect(lines.slice(-2)).toMatchObject([
      { action: 'reset.propose', actor_id: grace.user._id, details: { reason } },
      { action: 'user.reset-second-factor', actor_id: grace.user._id },
    ]);
  });

  test('counts the people of its rule, and waits from the last of them', async () => {
    const { grace, alan, propose, proposeRule, approve, later, isLocked, rested, waiting } =
      await start();
    const rule = { kind: 'reset', approvals: 2 } as const;
    const short = await proposeRule(grace, { ...rule, waitHours: 23 });
    expect(short.problem.fields).toEqual({ waitHours: 'A reset waits at least 24 hours.' });
    expect((await proposeRule(grace, { ...rule, waitHours: 24 })).status).toBe(200);
    const proposed = await propose(grace);
    expect(proposed.reply.message).toMatch(/^Approval 1 of 2 recorded/);
    const { _id: id } = proposed.reply.data;
    expect(await waiting(alan)).toMatchObject([
      { kind: 'reset', reason, payableFrom: null, change: expect.stringContaining('Remove') },
    ]);
    await later(dayMs);
    const otto = await rested('alan');
    expect((await approve(otto, id)).reply.message).toMatch(/is removed on/);
    await later(dayMs - 60_000);
    expect(await isLocked()).toBe(true);
    await later(60_000);
    expect(await isLocked()).toBe(false);
    expect((await approve(await rested('alan'), id)).problem.message).toBe(
      platformMessages.notOpen,
    );
  });
});

describeOnOneEngine('a reset of a second factor that waits', (engine) => {
  const start = () => openResets(engine().db);

  test('ends the sessions of its account, and happens once', async () => {
    const { backend, ada, grace, propose, later } = await start();
    await propose(grace);
    await backend.advance(dayMs - 60_000);
    const { db } = engine();
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date('2099-01-01Z') })
      .execute();
    const sessions = () =>
      db.selectFrom('sessions').select('id').where('user_id', '=', ada.user._id).execute();
    expect(await sessions()).toHaveLength(1);
    await later(60_000);
    expect(await sessions()).toEqual([]);
    await later(60_000);
    const done = await db.selectFrom('audit_log').select('id');
    const lines = await done.where('action', '=', 'user.reset-second-factor').execute();
    expect(lines).toHaveLength(1);
  });

  test('is stopped by an objection until it is lifted, and for good when it is withdrawn', async () => {
    const { backend, grace, propose, object, lift, later, isLocked, rested } = await start();
    const { _id: id } = (await propose(grace)).reply.data;
    const alan = await rested('alan');
    expect((await object(alan, id)).status).toBe(200);
    await later(2 * dayMs);
    expect(await isLocked()).toBe(true);
    expect((await lift(await rested('alan'), id)).status).toBe(200);
    const author = await rested('grace');
    const params = { kind: 'reset', id };
    const withdrawn = await callApi(backend, calls.approvals.withdraw, {
      token: author.token,
      params,
    });
    expect(withdrawn.status).toBe(200);
    await later(60_000);
    expect(await isLocked()).toBe(true);
    const again = (await propose(author)).reply.data._id;
    expect((await object(await rested('alan'), again)).status).toBe(200);
    await later(2 * dayMs);
    await lift(await rested('alan'), again);
    await later(60_000);
    expect(await isLocked()).toBe(false);
  });

  test('is refused for an own account, without a factor, twice, and without the duty', async () => {
    const { backend, ada, grace, propose } = await start();
    const eve = await investor(backend, 'eve');
    await addApp(backend, grace);
    const auditor = await staff(backend, 'otto', ['audit']);
    const refusals = [
      [await propose(grace, grace), 403, platformMessages.ownDecision],
      [await propose(grace, eve), 409, resetMessages.noFactor],
      [await propose(auditor), 403, platformMessages.dutyMissing('People')],
    ] as const;
    for (const [{ status, problem }, code, message] of refusals) {
      expect([status, problem.message]).toEqual([code, message]);
    }
    expect((await propose(grace, ada)).status).toBe(200);
    const twice = await propose(grace, ada);
    expect([twice.status, twice.problem.message]).toEqual([409, platformMessages.resetBefore]);
  });
});
