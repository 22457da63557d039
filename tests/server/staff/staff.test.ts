import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { duties, dutyNames } from '#contract/duties.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { answerMailRequests, sendDueMails } from '#server/auth/mailRequests.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, signIn, staff } from '#tests/support/people.ts';

const newPassword = 'FirstHarbour#3';

describeOnOneEngine('who belongs to the staff', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const setRole = (id: string, role: string, token = grace.token) =>
      callApi(backend, calls.staff.setRole, { token, params: { id }, body: { role } as never });
    const invite = (body: object, token = grace.token) =>
      callApi(backend, calls.staff.invite, {
        token,
        body: { fullName: 'Alan T', userName: 'alan', email: 'alan@staff.example', ...body },
      });
    const link = async (email = 'alan@staff.example') => {
      await sendDueMails(backend.ports);
      const texts = backend.mails.filter(({ to }) => to === email).map(({ text }) => text);
      return /\/reset-password#(\S+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
    };
    const setPassword = (token: string) =>
      callApi(backend, calls.auth.resetPassword, {
        body: { token, newPassword, confirmPassword: newPassword },
      });
    return { backend, grace, ada, setRole, invite, link, setPassword };
  }

  test('an investor becomes staff and an investor again, with all sessions ended each time', async () => {
    const { backend, ada, setRole } = await start();
    const { reply } = await setRole(ada.user._id, 'admin');
    expect(reply.data.isAdmin).toBe(true);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(401);
    const again = await signIn(backend, 'ada', 'QuietHarbour#9');
    expect((await callApi(backend, calls.overview.read, { token: again.token })).status).toBe(200);
    expect((await setRole(ada.user._id, 'admin')).status).toBe(409);
    await setRole(ada.user._id, 'user');
    expect((await callApi(backend, calls.overview.read, { token: again.token })).status).toBe(401);
    const lines = await backend.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .orderBy('seq')
      .execute();
    expect(lines).toEqual([
      { action: 'user.role', details: { role: 'admin', duties: dutyNames(duties) } },
      { action: 'user.role', details: { role: 'user' } },
    ]);
  });

  test('rejects their own role, an unknown role and a suspended account', async () => {
    const { backend, grace, ada, setRole } = await start();
    expect((await setRole(grace.user._id, 'user')).status).toBe(409);
    expect((await setRole(ada.user._id, 'owner')).problem.message).toBe(messages.roleUnknown);
    expect((await setRole(crypto.randomUUID(), 'admin')).status).toBe(404);
    await callApi(backend, calls.users.suspend, {
      token: grace.token,
      params: { id: ada.user._id },
      body: { reason: 'x' },
    });
    expect((await setRole(ada.user._id, 'admin')).status).toBe(409);
  });

  test('two who take each other’s role at once leave one member of staff', async () => {
    const { backend, grace, setRole } = await start();
    const alan = await staff(backend, 'alan');
    await Promise.all([
      setRole(alan.user._id, 'user'),
      setRole(grace.user._id, 'user', alan.token),
    ]);
    const left = await backend.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('both calls want a fresh password proof', async () => {
    const { backend, ada, setRole, invite } = await start();
    backend.clock.advance(reauthenticationMs + 1);
    for (const { status, problem } of [await setRole(ada.user._id, 'admin'), await invite({})]) {
      expect([status, problem.code]).toEqual([403, 'reauthenticate']);
    }
  });

  test('an invited member sets the password by the mailed link, once, within three days', async () => {
    const { backend, invite, link, setPassword } = await start();
    expect((await invite({})).status).toBe(200);
    const token = await link();
    backend.clock.advance(3 * dayMs - 1);
    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).problem.message).toBe(messages.resetLinkDead);
    const alan = await signIn(backend, 'alan', newPassword);
    expect(alan.user).toMatchObject({ isAdmin: true, fullName: 'Alan T' });
  });

  test('the link dies after three days, and no password fits before', async () => {
    const { backend, invite, link, setPassword } = await start();
    await invite({});
    await link();
    const signInWith = (password: string) =>
      callApi(backend, calls.auth.signIn, { body: { userName: 'alan', password } });
    expect((await signInWith('StaffPass#1')).status).toBe(401);
    backend.clock.advance(3 * dayMs);
    expect((await setPassword(await link())).status).toBe(422);
    await callApi(backend, calls.auth.forgotPassword, { body: { email: 'alan@staff.example' } });
    await answerMailRequests(backend.ports);
    expect((await setPassword(await link())).status).toBe(200);
    expect((await signInWith(newPassword)).status).toBe(200);
  });

  test('an invitation can be sent again until the first sign-in, and ends the earlier link', async () => {
    const { backend, grace, ada, invite, link, setPassword } = await start();
    await invite({});
    const earlier = await link();
    const member = await backend.db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', 'alan')
      .executeTakeFirstOrThrow();
    const again = (id: string) =>
      callApi(backend, calls.staff.inviteAgain, { token: grace.token, params: { id } });
    expect((await again(member.id)).status).toBe(200);
    const later = await link();
    const count = () => backend.mails.filter(({ to }) => to === 'alan@staff.example').length;
    const before = count();
    await Promise.all([again(member.id), again(member.id)]);
    const newest = await link();
    expect(count()).toBe(before + 1);
    expect((await setPassword(earlier)).problem.message).toBe(messages.resetLinkDead);
    expect((await setPassword(later)).problem.message).toBe(messages.resetLinkDead);
    expect((await setPassword(newest)).status).toBe(200);
    await signIn(backend, 'alan', newPassword);
    for (const id of [member.id, ada.user._id]) {
      expect((await again(id)).problem).toMatchObject({ code: 'conflict' });
    }
  });

  test('an invitation needs all three fields and a name that is free', async () => {
    const { ada, invite } = await start();
    expect((await invite({ fullName: '' })).problem.message).toBe(messages.fillAllFields);
    expect((await invite({ email: 'nowhere' })).problem.message).toBe(messages.emailInvalid);
    expect((await invite({ userName: 'ADA' })).problem.message).toBe(
      platformMessages.userNameTaken,
    );
    expect((await invite({ email: ada.user.email })).problem.message).toBe(
      platformMessages.emailTaken,
    );
    expect((await invite({}, ada.token)).status).toBe(403);
  });
});
