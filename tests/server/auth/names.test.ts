import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

const refused = [
  'Ada.\n\nYour account was locked',
  'Ada\tLovelace',
  'Ada\u200bLovelace',
  'Ada \u202eecalevoL',
  'Ada\u2028Lovelace',
  'see http://evil.example',
  'see WWW.evil.example',
  'see http:\uff0f\uff0fevil.example',
];

describeOnOneEngine('a name', (engine) => {
  test('of hidden characters or an address is refused wherever a name is given', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const password = { password: investorPassword, confirmPassword: investorPassword };
    const person = { fullName: 'Alan T', userName: 'alan', email: 'alan@staff.example' };
    for (const name of refused) {
      for (const body of [{ fullName: name }, { userName: name }]) {
        const answers = [
          await callApi(backend, calls.auth.signUp, { body: { ...person, ...password, ...body } }),
          await callApi(backend, calls.profile.update, { token: ada.token, body: body as never }),
          await callApi(backend, calls.staff.invite, {
            token: grace.token,
            body: { ...person, ...body },
          }),
        ];
        for (const { status, problem } of answers) {
          expect([name, status, problem.message]).toEqual([name, 422, messages.nameInvalid]);
        }
      }
    }
  });

  test('has at most 80 characters, and letters of any language', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await investor(backend);
    const update = async (fullName: string) =>
      (await callApi(backend, calls.profile.update, { token, body: { fullName } as never })).status;
    expect(await update('x'.repeat(81))).toBe(422);
    for (const name of ['x'.repeat(80), "Zoë O'Brien-Łukasz, Jr.", 'محمد علي', '山田 太郎']) {
      expect([name, await update(name)]).toEqual([name, 200]);
    }
  });

  test('is in no mail to an address that was not confirmed', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend, 'ada', { confirmed: false });
    const body = { email: ada.user.email };
    await callApi(backend, calls.auth.forgotPassword, { body });
    await callApi(backend, calls.profile.update, {
      token: ada.token,
      body: { email: 'new@investor.example', userName: 'mallory' } as never,
    });
    await callApi(backend, calls.users.adjust, {
      token: grace.token,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '5', reason: 'Welcome.' },
    });
    const invited = { fullName: 'Alan T', userName: 'alan', email: 'alan@staff.example' };
    await callApi(backend, calls.staff.invite, { token: grace.token, body: invited });
    await sendDueMails(backend.ports);
    expect(backend.mails.length).toBeGreaterThan(5);
    // Staff whose address is confirmed read who was invited.
    const unconfirmed = backend.mails.filter(({ to }) => to !== grace.user.email);
    const texts = JSON.stringify(unconfirmed.map(({ text }) => text));
    expect(texts).not.toMatch(/of the tests|of staff|Alan T|mallory/);
    expect(texts).toContain('Hello,');

    const link = backend.mails.find(({ to, text }) => to === body.email && /verify-/.test(text));
    const token = /#(\S+)/.exec(link?.text ?? '')?.[1] ?? '';
    await callApi(backend, calls.auth.verifyEmail, { body: { token } });
    backend.mails.length = 0;
    await callApi(backend, calls.auth.forgotPassword, { body });
    await sendDueMails(backend.ports);
    expect(backend.mails[0]?.text).toContain('Hello ada of the tests,');
    await signIn(backend, 'mallory', investorPassword);
  });
});
