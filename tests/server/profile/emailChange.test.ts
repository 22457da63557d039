import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs, withdrawalDelayMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { deleteExpired } from '#server/platform/db/expired.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Config } from '#server/platform/ports.ts';
import { profileMessages } from '#server/profile/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn } from '#tests/support/people.ts';

const oldEmail = 'ada@investor.example';
const newEmail = 'new@investor.example';
describeOnOneEngine('a new email address', (engine) => {
  async function start(config: Partial<Config> = {}) {
    const backend = await startBackend({ db: engine().db, config });
    const ada = await investor(backend);
    const read = async () => {
      const params = { userId: ada.user._id };
      return (await callApi(backend, calls.profile.read, { token: ada.token, params })).reply.data;
    };
    const update = (body: object, token = ada.token) =>
      callApi(backend, calls.profile.update, { token, body: body as never });
    const mailsTo = async (to: string) => {
      backend.mails.length = 0;
      while ((await sendDueMails(backend.ports)) > 0);
      return backend.mails.filter((mail) => mail.to === to);
    };
    const linkTo = async (to: string) => {
      const texts = (await mailsTo(to)).map(({ text }) => text);
      return texts.flatMap((text) => /verify-email#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
    };
    const confirm = (token: string) =>
      callApi(backend, calls.auth.verifyEmail, { body: { token } });
    return { backend, ada, read, update, mailsTo, linkTo, confirm };
  }

  test('needs the password and takes effect when its link is opened', async () => {
    const { backend, ada, read, update, linkTo, confirm } = await start();
    backend.clock.advance(reauthenticationMs + 1);
    expect((await update({ email: newEmail })).problem.code).toBe('reauthenticate');
    const { token } = await signIn(backend, 'ada', investorPassword);
    expect((await update({ email: newEmail }, token)).reply.message).toBe(
      profileMessages.emailChangeAsked,
    );
    expect(await read()).toMatchObject({ email: oldEmail, pendingEmail: newEmail });
    const link = await linkTo(newEmail);
    const warned = backend.mails.find(({ subject }) => subject.startsWith('A new email address'));
    expect(warned?.to).toBe(oldEmail);
    expect(warned?.text).toContain('/not-me#');
    expect((await confirm(link)).reply.message).toBe(authMessages.emailVerified);
    expect(await read()).toMatchObject({
      email: newEmail,
      emailVerified: true,
      pendingEmail: null,
    });
    const { withdrawals_wait_until } = await backend.db
      .selectFrom('users')
      .select('withdrawals_wait_until')
      .where('id', '=', ada.user._id)
      .executeTakeFirstOrThrow();
    expect(withdrawals_wait_until?.getTime()).toBe(
      backend.clock.now().getTime() + withdrawalDelayMs,
    );
  });

  test('leaves the old one in force until then', async () => {
    const { backend, update, mailsTo, linkTo } = await start();
    await update({ email: newEmail });
    await linkTo(newEmail);
    for (const email of [oldEmail, newEmail]) {
      await callApi(backend, calls.auth.forgotPassword, { body: { email } });
    }
    const resets = await mailsTo(oldEmail);
    expect(resets.map(({ subject }) => subject)).toEqual(['Set a new password']);
    expect(backend.mails).toHaveLength(1);
  });

  test('is dropped by the present one, and by a new password; its link is dead then', async () => {
    const { backend, ada, read, update, linkTo, confirm } = await start();
    await update({ email: newEmail });
    const first = await linkTo(newEmail);
    expect((await update({ email: oldEmail })).status).toBe(200);
    expect((await read()).pendingEmail).toBeNull();
    expect((await confirm(first)).problem.message).toBe(messages.resetLinkDead);
    await update({ email: newEmail });
    const second = await linkTo(newEmail);
    const newPassword = 'NewHarbour#8';
    await callApi(backend, calls.profile.changePassword, {
      token: ada.token,
      body: { existingPassword: investorPassword, newPassword, confirmPassword: newPassword },
    });
    expect((await confirm(second)).problem.message).toBe(messages.resetLinkDead);
    expect(await read()).toMatchObject({ email: oldEmail, pendingEmail: null });
  });

  test('gets a new link on a repeat; only the new one works', async () => {
    const { backend, update, linkTo, confirm } = await start();
    await update({ email: newEmail });
    const first = await linkTo(newEmail);
    await update({ email: newEmail });
    const second = await linkTo(newEmail);
    expect(backend.mails.map(({ to }) => to)).toEqual([newEmail]);
    await callApi(backend, calls.auth.resendVerification, { body: { email: newEmail } });
    const third = await linkTo(newEmail);
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(third)).status).toBe(200);
    expect((await confirm(second)).status).toBe(422);
  });

  test('is refused when another account has it, also at the moment of its confirmation', async () => {
    const { backend, read, update, linkTo, confirm } = await start();
    await update({ email: 'eve@investor.example' });
    const link = await linkTo('eve@investor.example');
    await investor(backend, 'eve');
    const late = await confirm(link);
    expect([late.status, late.problem.message]).toEqual([409, platformMessages.emailTaken]);
    expect((await read()).email).toBe(oldEmail);
    expect((await update({ email: 'EVE@investor.example' })).status).toBe(409);
  });

  test('that is not confirmed in three days is forgotten', async () => {
    const { backend, ada, update, linkTo } = await start();
    await update({ email: newEmail });
    const waits = async () => {
      await deleteExpired(backend.db, backend.clock.now());
      const rows = await backend.db.selectFrom('email_changes').select('user_id').execute();
      return rows.map(({ user_id }) => user_id);
    };
    backend.clock.advance(dayMs);
    await linkTo(newEmail);
    backend.clock.advance(3 * dayMs - 1);
    expect(await waits()).toEqual([ada.user._id]);
    backend.clock.advance(1);
    expect(await waits()).toEqual([]);
  });

  test('is asked for five times a day, and a profile is changed 20 times an hour', async () => {
    const { update } = await start({ rateLimitFactor: 1 });
    const statuses: number[] = [];
    for (let at = 0; at <= rateLimits.emailChangesPerUser.count; at++) {
      statuses.push((await update({ email: `new${at}@investor.example` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let at = statuses.length; at < rateLimits.profileUpdatesPerUser.count; at++) {
      expect((await update({ country: `Norway ${at}` })).status).toBe(200);
    }
    expect((await update({ country: 'Norway' })).status).toBe(429);
  });
});
