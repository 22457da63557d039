import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { authMessages } from '#server/auth/messages.ts';
import { profileMessages } from '#server/profile/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn } from '#tests/support/people.ts';

describeOnOneEngine('the profile of the caller', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const update = (body: object) =>
      callApi(backend, calls.profile.update, { token: ada.token, body: body as never });
    const read = async () => {
      const params = { userId: ada.user._id };
      return (await callApi(backend, calls.profile.read, { token: ada.token, params })).reply.data;
    };
    return { backend, ada, update, read };
  }

  test('what is filled is stored, what is empty stays, null removes', async () => {
    const { update, read } = await start();
    expect((await update({ phoneNumber: '+44 20 7946 0018', country: 'UK' })).status).toBe(200);
    await update({ phoneNumber: '', country: null, postalCode: 'N1 9GU' });
    expect(await read()).toMatchObject({
      phoneNumber: '+44 20 7946 0018',
      country: null,
      postalCode: 'N1 9GU',
    });
  });

  test('nothing filled has its sentence', async () => {
    const { update } = await start();
    for (const body of [{}, { fullName: '' }, { isAdmin: true }]) {
      const { status, problem } = await update(body);
      expect([status, problem.message]).toEqual([422, messages.noFieldsToUpdate]);
    }
  });

  test('rejects a date of birth that is not a past date or too recent', async () => {
    const { update, read } = await start();
    const refused = async (dateOfBirth: string) => (await update({ dateOfBirth })).problem.message;
    expect(await refused('31/02/1990')).toBe(profileMessages.dateOfBirthInvalid);
    expect(await refused('01/01/2999')).toBe(profileMessages.dateOfBirthInvalid);
    expect(await refused('soon')).toBe(profileMessages.dateOfBirthInvalid);
    expect(await refused('03/03/2008')).toMatch(/You must be at least 18\./);
    expect((await update({ dateOfBirth: '02/03/2008' })).status).toBe(200);
    expect((await read()).dateOfBirth).toBe('2008-03-02');
    await update({ dateOfBirth: '1990-12-10' });
    expect((await read()).dateOfBirth).toBe('1990-12-10');
  });

  test.each([
    [['a', 'b', 'c'], messages.passwordMismatch],
    [['', '', 'c'], messages.passwordMismatch],
    [['', '', ''], messages.allFieldsRequired],
    [['', 'NewHarbour#8', 'NewHarbour#8'], messages.allFieldsRequired],
    [[investorPassword, 'NewHarbour8', 'NewHarbour8'], messages.passwordNeedsSpecial],
    [['WrongOne#1', 'NewHarbour#8', 'NewHarbour#8'], authMessages.wrongPassword],
    [[investorPassword, 'short#1', 'short#1'], authMessages.passwordTooShort],
  ])('changing the password with %o is refused', async (given, sentence) => {
    const { backend, ada } = await start();
    const [existingPassword = '', newPassword = '', confirmPassword = ''] = given;
    const { status, problem } = await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword, newPassword, confirmPassword },
    });
    expect([status, problem.message]).toEqual([422, sentence]);
  });

  test('a changed password signs other devices out and keeps this one', async () => {
    const { backend, ada } = await start();
    const other = await signIn(backend, 'ada', investorPassword);
    const newPassword = 'NewHarbour#8';
    await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword: investorPassword, newPassword, confirmPassword: newPassword },
    });
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(200);
    expect((await callApi(backend, calls.auth.sessions, { token: other.token })).status).toBe(401);
    await signIn(backend, 'ada', newPassword);
    const mails = await backend.db.selectFrom('outbox').select(['recipient', 'subject']).execute();
    expect(mails).toContainEqual({
      recipient: ada.user.email,
      subject: 'Your password was changed',
    });
  });
});
