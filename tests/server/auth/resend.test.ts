import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { authMessages } from '#server/auth/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

describeOnOneEngine('asking for the confirmation mail again', (engine) => {
  test('one answer for all; a mail only to an address that waits for one', async () => {
    const backend = await startBackend({ db: engine().db });
    await investor(backend, 'ada', { confirmed: false });
    await sendDueMails(backend.ports);
    const token = /#(\S+)/.exec(backend.mails[0]?.text ?? '')?.[1] ?? '';
    const again = async (email: string) => {
      backend.mails.length = 0;
      const { reply } = await callApi(backend, calls.auth.resendVerification, { body: { email } });
      await sendDueMails(backend.ports);
      return [reply.message, backend.mails.length];
    };
    expect(await again('nobody@investor.example')).toEqual([authMessages.verificationSent, 0]);
    expect(await again('ada@investor.example')).toEqual([authMessages.verificationSent, 1]);
    await callApi(backend, calls.auth.verifyEmail, { body: { token } });
    expect(await again('ada@investor.example')).toEqual([authMessages.verificationSent, 0]);
  });

  test('takes no try from those who set a new password', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    const body = { email: (await investor(backend)).user.email };
    const statuses: number[] = [];
    for (let sent = 0; sent <= rateLimits.verificationPerAccount.count; sent += 1) {
      statuses.push((await callApi(backend, calls.auth.resendVerification, { body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await callApi(backend, calls.auth.forgotPassword, { body })).status).toBe(200);
  });
});
