import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addApp, addPasskey } from '#tests/support/factor/secondFactor.ts';
import { investorPassword, signIn } from '#tests/support/people.ts';
import { reported, setPasswordByMail } from './reported.ts';
import { stage } from './stage.ts';

describeOnEngines('a report of a withdrawal from an account that was taken over', (engine) => {
  const start = async () => reported(await stage(engine().db));

  test('takes a change of address and the second steps of the last day along', async () => {
    const { backend, ada, requested, token, report, mails } = await start();
    await requested();
    const link = await token();
    const body = { email: 'thief@evil.example' };
    await callApi(backend, calls.profile.update, { token: ada.token, body });
    const verification = (await mails()).find(({ to }) => to === body.email)?.text ?? '';
    const [, change = ''] = /\/verify-email#(\S+)/.exec(verification) ?? [];
    await addApp(backend, ada);
    await addPasskey(backend, ada);
    expect((await report(link)).status).toBe(200);
    await callApi(backend, calls.auth.verifyEmail, { body: { token: change } });
    const { email } = await backend.db
      .selectFrom('users')
      .select('email')
      .where('user_name', '=', 'ada')
      .executeTakeFirstOrThrow();
    expect(email).toBe('ada@investor.example');
    const told = (await mails()).find(({ subject }) => subject === 'Withdrawals blocked')?.text;
    expect(told).toContain('Passkeys and apps removed: 2');
    expect(told).toContain('Change of email address: stopped');
    await setPasswordByMail(backend, mails);
    expect((await signIn(backend, 'ada', 'NewHarbour#8')).user.userName).toBe('ada');
  });

  test('stays blocked when the old password is used to set another one', async () => {
    const { backend, ada, requested, request, token, report } = await start();
    await requested();
    await report(await token());
    ada.token = (await signIn(backend, 'ada', investorPassword)).token;
    const newPassword = 'ThiefHarbour#7';
    const body = { existingPassword: investorPassword, newPassword, confirmPassword: newPassword };
    const { token: own } = ada;
    const changed = await callApi(backend, calls.profile.changePassword, { token: own, body });
    expect(changed.status).toBe(200);
    expect((await request()).problem.message).toBe(withdrawalMessages.withdrawalsBlocked);
  });
});
