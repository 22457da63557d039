import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addApp, addPasskey } from '#tests/support/factor/secondFactor.ts';
import { investorPassword, signIn } from '#tests/support/people.ts';
import { reported, setPasswordByMail } from './reported.ts';
import { stage } from './stage.ts';

describeOnEngines('a report of a withdrawal from an account that was taken over', (engine) => {
  const start = async () => {
    const all = reported(await stage(engine().db));
    /** To everyone, not only to the owner. */
    const allMails = async () => {
      while ((await sendDueMails(all.backend.ports)) > 0);
      return all.backend.mails;
    };
    return { ...all, allMails };
  };

  test('takes a change of address and the second steps of the last day along', async () => {
    const { backend, ada, requested, token, report, mails, allMails } = await start();
    await requested();
    const body = { email: 'thief@evil.example' };
    await callApi(backend, calls.profile.update, { token: ada.token, body });
    const verification = (await allMails()).find(({ to }) => to === body.email)?.text ?? '';
    const [, change = ''] = /\/verify-email#(\S+)/.exec(verification) ?? [];
    expect(change).not.toBe('');
    await addApp(backend, ada);
    await addPasskey(backend, ada);
    expect((await report(await token())).status).toBe(200);
    await callApi(backend, calls.auth.verifyEmail, { body: { token: change } });
    const { email } = await backend.db
      .selectFrom('users')
      .select('email')
      .where('user_name', '=', 'ada')
      .executeTakeFirstOrThrow();
    expect(email).toBe('ada@investor.example');
    const told = (await mails()).find(({ subject }) => subject === 'Withdrawals blocked')?.text;
    expect(told).toContain('Passkeys, apps and sets of codes removed: 2');
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

  test('from the mail about a new second step removes it, and withdrawals wait a week', async () => {
    const { backend, ada, token, report, mails, request } = await start();
    await backend.advance(dayMs);
    await addPasskey(backend, {
      ...ada,
      token: (await signIn(backend, 'ada', investorPassword)).token,
    });
    expect((await report(await token())).status).toBe(200);
    await setPasswordByMail(backend, mails);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    await backend.advance(2 * dayMs);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).status).toBe(422);
    await backend.advance(5 * dayMs);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).status).toBe(200);
  });

  test('from an older mail keeps the second steps that came later', async () => {
    const { backend, ada, requested, token, report, mails } = await start();
    await requested();
    const link = await token();
    await backend.advance(dayMs);
    await addPasskey(backend, {
      ...ada,
      token: (await signIn(backend, 'ada', investorPassword)).token,
    });
    expect((await report(link)).status).toBe(200);
    await setPasswordByMail(backend, mails);
    await expect(signIn(backend, 'ada', 'NewHarbour#8')).rejects.toThrow();
  });

  test('from the mail to the address before stops the withdrawals of the thief for a week', async () => {
    const { backend, ada, report, allMails, request } = await start();
    const body = { email: 'thief@evil.example' };
    await callApi(backend, calls.profile.update, { token: ada.token, body });
    const verification = (await allMails()).find(({ to }) => to === body.email)?.text ?? '';
    const [, change = ''] = /\/verify-email#(\S+)/.exec(verification) ?? [];
    await callApi(backend, calls.auth.verifyEmail, { body: { token: change } });
    const warned = (await allMails()).find(
      ({ subject }) => subject === 'Your email address was changed',
    );
    expect(warned?.to).toBe('ada@investor.example');
    const [, link = ''] = /\/not-me#(\S+)/.exec(warned?.text ?? '') ?? [];
    expect((await report(link)).status).toBe(200);
    await setPasswordByMail(backend, allMails, body.email);
    await backend.advance(2 * dayMs);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).status).toBe(422);
  });

  test('leaves the second steps of staff, who could be signed in as by a stolen mailbox', async () => {
    const { backend, grace, allMails } = await start();
    await addPasskey(backend, grace);
    const added = (await allMails()).find(({ subject }) => subject === 'Passkey added');
    expect(added?.text).not.toContain('/not-me#');
    expect(added?.text).toContain('ask a colleague to suspend your account');
  });
});
