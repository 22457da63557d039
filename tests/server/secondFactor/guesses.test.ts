import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { dayMs } from '#contract/time.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, codeAt } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword } from '#tests/support/people.ts';

const { auth, secondFactor } = calls;
const { count: triesMax, windowMs } = rateLimits.secondFactorPerAccount;
const newPassword = 'NewHarbour#8';

async function step(backend: Backend, code: string, password = investorPassword) {
  const { problem } = await callApi(backend, auth.signIn, { body: { userName: 'ada', password } });
  const ticket = problem.secondFactor?.ticket ?? '';
  return (await callApi(backend, secondFactor.signIn, { body: { ticket, code } })).status;
}

async function mailsOf(backend: Backend, subject: string) {
  await sendDueMails(backend.ports);
  return backend.mails.filter((mail) => mail.subject === subject);
}

const warnings = (backend: Backend) => mailsOf(backend, 'Someone has your password: change it');

async function resetByMail(backend: Backend) {
  await callApi(backend, auth.forgotPassword, { body: { email: 'ada@investor.example' } });
  await sendDueMails(backend.ports);
  const text = backend.mails.map((mail) => mail.text).join();
  const token = /reset-password#(\S+)/.exec(text)?.[1] ?? '';
  const body = { token, newPassword, confirmPassword: newPassword };
  expect((await callApi(backend, auth.resetPassword, { body })).status).toBe(200);
}

describeOnOneEngine('wrong second steps after a right password', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const secret = await addApp(backend, await investor(backend));
    // The code that added the app counted too.
    backend.clock.advance(windowMs);
    backend.ports.config.rateLimitFactor = 1;
    const guess = async (times: number) => {
      // The tries of the password have their limit too.
      for (let tries = 0; tries < times; tries += 1) {
        await backend.db.deleteFrom('rate_limits').where('key', 'like', 'signIn%').execute();
        expect(await step(backend, 'wrong')).toBe(401);
      }
    };
    return { backend, secret, guess };
  }

  test('are mailed to the owner once a day when they have used up the tries', async () => {
    const { backend, guess } = await start();
    await guess(triesMax - 1);
    expect(await warnings(backend)).toEqual([]);
    await guess(1);
    const [mail, ...others] = await warnings(backend);
    expect([mail?.to, others]).toEqual(['ada@investor.example', []]);
    expect(mail?.text).toContain('/forgot-password');
    backend.clock.advance(windowMs);
    await guess(triesMax);
    expect(await warnings(backend)).toHaveLength(1);
    backend.clock.advance(dayMs);
    await guess(triesMax);
    expect(await warnings(backend)).toHaveLength(2);
  });

  test('do not keep out the owner, once the mailed link has set a new password', async () => {
    const { backend, secret, guess } = await start();
    await guess(triesMax);
    await backend.db.deleteFrom('rate_limits').where('key', 'like', 'signIn%').execute();
    expect(await step(backend, codeAt(backend, secret))).toBe(429);
    await resetByMail(backend);
    expect(await step(backend, codeAt(backend, secret), newPassword)).toBe(200);
  });
});
