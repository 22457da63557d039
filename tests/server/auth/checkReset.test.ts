import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor } from '#tests/support/people.ts';

const hourMs = 60 * 60_000;
const password = { newPassword: 'NewHarbour#8', confirmPassword: 'NewHarbour#8' };

describeOnOneEngine('the check of a reset link', (engine) => {
  async function start({ confirmed = true, rateLimitFactor = 1000 } = {}) {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor } });
    await investor(backend, 'ada', { confirmed });
    const body = { email: 'ada@investor.example' };
    await callApi(backend, calls.auth.forgotPassword, { body });
    await sendDueMails(backend.ports);
    const texts = backend.mails.map(({ text }) => text).join('\n');
    const tokenOf = (page: string) => new RegExp(`/${page}#(\\S+)`).exec(texts)?.[1] ?? '';
    const check = (token: string) => callApi(backend, calls.auth.checkReset, { body: { token } });
    const usable = async (token: string) => (await check(token)).reply.data.usable;
    const reset = (token: string) =>
      callApi(backend, calls.auth.resetPassword, { body: { token, ...password } });
    return { backend, tokenOf, check, usable, reset };
  }

  test('leaves the link usable, until it is used', async () => {
    const { tokenOf, usable, reset } = await start();
    const token = tokenOf('reset-password');
    expect([await usable(token), await usable(token)]).toEqual([true, true]);
    expect((await reset(token)).status).toBe(200);
    expect(await usable(token)).toBe(false);
  });

  test('answers an expired, an unknown and another kind of link alike', async () => {
    const { backend, tokenOf, check } = await start({ confirmed: false });
    const other = await check(tokenOf('verify-email'));
    const unknown = await check('no-such-token');
    backend.clock.advance(hourMs);
    const expired = await check(tokenOf('reset-password'));
    for (const { status, reply } of [other, unknown, expired]) {
      expect([status, reply]).toEqual([200, { data: { usable: false } }]);
    }
  });

  test('adds no guesses: checks and resets of one address have one limit', async () => {
    const { check, reset } = await start({ rateLimitFactor: 1 });
    // The request for the link was the first of this address.
    for (let count = 1; count < rateLimits.resetPerAddress.count; count += 1) {
      expect((await check(`guess-${count}`)).status).toBe(200);
    }
    expect((await check('one-more')).status).toBe(429);
    expect((await reset('one-more')).status).toBe(429);
  });
});
