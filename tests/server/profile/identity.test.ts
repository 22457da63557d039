import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { profileMessages } from '#server/profile/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

const renamedTo = (after: string) => ({ before: 'ada of the tests', after });

describeOnOneEngine('an account that changes its identity', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const grace = await staff(backend);
    const update = (body: object, token = ada.token) =>
      callApi(backend, calls.profile.update, { token, body: body as never });
    const verify = () =>
      callApi(backend, calls.users.verify, {
        token: grace.token,
        params: { userId: ada.user._id },
        body: { note: 'Passport seen.' },
      });
    const detail = async () => {
      const params = { id: ada.user._id };
      return (await callApi(backend, calls.users.detail, { token: grace.token, params })).reply
        .data;
    };
    const ownLines = async () => {
      const query = { filter: { actorId: ada.user._id } };
      const sent = { token: grace.token, query } as never;
      const { data } = (await callApi(backend, calls.audit.list, sent)).reply;
      return data.map(({ action, details, target }) => [action, details, target._id]);
    };
    return { backend, ada, grace, update, verify, detail, ownLines };
  }

  test.each([
    [{ fullName: 'Alice Dishonest' }, 'full name', renamedTo('Alice Dishonest')],
    [{ dateOfBirth: '1990-12-10' }, 'date of birth', {}],
    [{ country: 'Portugal', fullName: 'Alice' }, 'full name, country', renamedTo('Alice')],
  ])('by %o is verified no longer, and staff see why', async (body, fields, names) => {
    const { ada, update, verify, detail, ownLines } = await start();
    await verify();
    expect((await update(body)).status).toBe(200);
    const { isVerified, verifications } = await detail();
    expect(isVerified).toBe(false);
    const note = `Changed by the account: ${fields}.`;
    expect(verifications.find(({ verified }) => !verified)).toMatchObject({ note });
    expect(await ownLines()).toEqual([
      ['user.identity', { fields, ...names, verificationRevoked: true }, ada.user._id],
    ]);
  });

  test('reads so in the reply, and all staff get a mail with the old and the new name', async () => {
    const { backend, update, verify } = await start();
    await staff(backend, 'alan');
    const unverified = await update({ fullName: 'Ada Byron' });
    expect(unverified.reply.message).toBe(profileMessages.profileUpdated);
    await verify();
    const { reply } = await update({ fullName: 'Mario Rossi' });
    expect(reply.message).toBe(
      `${profileMessages.profileUpdated} ${profileMessages.noLongerVerified}`,
    );
    await sendDueMails(backend.ports);
    const mails = backend.mails.filter(({ subject }) => subject.startsWith('Verified account'));
    expect(mails.map(({ to }) => to).sort()).toEqual(['alan@staff.example', 'grace@staff.example']);
    expect(mails[0]?.text).toContain('Old full name: Ada Byron\nNew full name: Mario Rossi\n');
    expect(mails[0]?.text).toContain('Account: Ada Byron (ada, ada@investor.example)');
  });

  test('reads so beside a new email address too', async () => {
    const { update, verify } = await start();
    await verify();
    const { reply } = await update({ fullName: 'Mario Rossi', email: 'new@investor.example' });
    expect(reply.message).toBe(
      `${profileMessages.emailChangeAsked} ${profileMessages.noLongerVerified}`,
    );
  });

  test('stays verified when the same is sent again, or another field', async () => {
    const { ada, update, verify, detail, ownLines } = await start();
    await update({ country: 'Portugal', dateOfBirth: '10/12/1990' });
    await verify();
    const same = { fullName: ada.user.fullName, country: 'Portugal', dateOfBirth: '1990-12-10' };
    await update({ ...same, phoneNumber: '+44 20 7946 0018' });
    expect((await detail()).isVerified).toBe(true);
    expect(await ownLines()).toHaveLength(1);
  });

  test('needs the password for a new user name, and the owner gets a mail', async () => {
    const { backend, update, ownLines } = await start();
    backend.clock.advance(reauthenticationMs + 1);
    expect((await update({ userName: 'ada' })).status).toBe(200);
    expect((await update({ userName: 'mallory' })).problem.code).toBe('reauthenticate');
    const { token } = await signIn(backend, 'ada', investorPassword);
    expect((await update({ userName: 'mallory' }, token)).status).toBe(200);
    await sendDueMails(backend.ports);
    expect(backend.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      'ada@investor.example',
      'Your username was changed',
    ]);
    expect((await ownLines())[0]?.slice(0, 2)).toEqual([
      'user.name',
      { before: 'ada', after: 'mallory' },
    ]);
  });

  test('leaves a line for email and password too, and the chain stays whole', async () => {
    const { backend, ada, grace, update, ownLines } = await start();
    await update({ email: 'new@investor.example' });
    await sendDueMails(backend.ports);
    const texts = backend.mails.filter(({ to }) => to.startsWith('new@')).map(({ text }) => text);
    const token = /#(\S+)/.exec(texts[0] ?? '')?.[1] ?? '';
    await callApi(backend, calls.auth.verifyEmail, { body: { token } });
    const newPassword = 'NewHarbour#8';
    await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword: investorPassword, newPassword, confirmPassword: newPassword },
    });
    expect((await ownLines()).map(([action]) => action)).toEqual(['user.password', 'user.email']);
    const verdict = await callApi(backend, calls.audit.verify, { token: grace.token });
    expect(verdict.reply.data).toMatchObject({ intact: true, brokenAt: null });
  });
});
