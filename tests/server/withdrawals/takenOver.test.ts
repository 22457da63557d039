import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey } from '#tests/support/factor/secondFactor.ts';
import { investorPassword, signIn } from '#tests/support/people.ts';
import { reported, setPasswordByMail } from './reported.ts';
import { stage } from './stage.ts';

describeOnOneEngine('a report of a withdrawal from an account that was taken over', (engine) => {
  const start = async () => {
    const all = reported(await stage(engine().db));
    /** To everyone, not only to the owner. */
    const allMails = async () => {
      while ((await sendDueMails(all.backend.ports)) > 0);
      return all.backend.mails;
    };
    /** As a thief with the token of Ada: asks for the address, and opens the link that it gets. */
    const moveTo = async (email: string) => {
      const { token } = all.ada;
      const { status } = await callApi(all.backend, calls.profile.update, {
        token,
        body: { email },
      });
      const letter = (await allMails()).filter(({ to }) => to === email).at(-1)?.text ?? '';
      const [, change = ''] = /\/verify-email#(\S+)/.exec(letter) ?? [];
      await callApi(all.backend, calls.auth.verifyEmail, { body: { token: change } });
      return status;
    };
    const linkOf = async (subject: string) => {
      const letter = (await allMails()).find((mail) => mail.subject === subject);
      const [, link = ''] = /\/not-me#(\S+)/.exec(letter?.text ?? '') ?? [];
      return { to: letter?.to, link };
    };
    return { ...all, allMails, moveTo, linkOf };
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
    const { backend, ada, report, allMails, request, moveTo, linkOf } = await start();
    const stolen = 'thief@evil.example';
    await moveTo(stolen);
    const { to, link } = await linkOf('Your email address was changed');
    expect(to).toBe('ada@investor.example');
    expect((await report(link)).status).toBe(200);
    await setPasswordByMail(backend, allMails, stolen);
    await backend.advance(2 * dayMs);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect((await request()).status).toBe(422);
  });

  test('works by the links in the mailbox before, although the thief asks for that address again', async () => {
    const { backend, ada, report, moveTo, linkOf } = await start();
    await moveTo('thief@evil.example');
    const { link } = await linkOf('Your email address was changed');
    for (const email of ['ada@investor.example', 'thief@evil.example']) {
      const { token } = ada;
      const body = { email };
      expect((await callApi(backend, calls.profile.update, { token, body })).status).toBe(200);
    }
    expect((await report(link)).status).toBe(200);
  });

  test('keeps the email address until the mail to it has set a new password', async () => {
    const { backend, ada, requested, token, report, mails, moveTo } = await start();
    await requested();
    await report(await token());
    ada.token = (await signIn(backend, 'ada', investorPassword)).token;
    expect(await moveTo('thief@evil.example')).toBe(422);
    await setPasswordByMail(backend, mails);
    ada.token = (await signIn(backend, 'ada', 'NewHarbour#8')).token;
    expect(await moveTo('new@investor.example')).toBe(200);
  });

  test('leaves the second steps of staff, who could be signed in as by a stolen mailbox', async () => {
    const { backend, grace, allMails } = await start();
    await addPasskey(backend, grace);
    const added = (await allMails()).find(({ subject }) => subject === 'Passkey added');
    expect(added?.text).not.toContain('/not-me#');
    expect(added?.text).toContain('ask a colleague to suspend your account');
  });
});
