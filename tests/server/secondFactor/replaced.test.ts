import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp, addPasskey, codeAt } from '#tests/support/factor/secondFactor.ts';
import { signInByKey, withKeys } from '#tests/support/factor/sign.ts';
import { addresses, investor, investorPassword } from '#tests/support/people.ts';

describeOnOneEngine('a second step that a thief of a session changes', (engine) => {
  test('cannot be a new passkey in place of the one that signs: decisions and withdrawals wait a day', async () => {
    const backend = await startBackend({ db: engine().db });
    const [{ key, ...ada }] = await withKeys(backend, await investor(backend));
    const added = await addPasskey(backend, ada);
    const { token } = ada;
    const removed = await callApi(backend, calls.secondFactor.removePasskey, {
      token,
      params: { id: key.id },
    });
    expect(removed.status).toBe(200);
    const { withdrawals_wait_until } = await backend.db
      .selectFrom('users')
      .select('withdrawals_wait_until')
      .where('user_name', '=', 'ada')
      .executeTakeFirstOrThrow();
    expect(withdrawals_wait_until).toEqual(new Date(backend.clock.now().getTime() + dayMs));
    const body = { coin: 'BTC', address: addresses.BTC, label: '' } as const;
    const add = (by: string) => callApi(backend, calls.addressBook.add, { token: by, body });
    const unsigned = await add(token);
    expect([unsigned.status, unsigned.problem.message]).toEqual([
      409,
      expect.stringMatching(/^A passkey that signs this was removed/),
    ]);
    await backend.advance(dayMs);
    const later = await signInByKey(backend, added);
    expect((await add(later.token)).problem.code).toBe('signature');
  });

  test('keeps its tries: a session without the password uses none up', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token, ...ada } = await investor(backend);
    const secret = await addApp(backend, { ...ada, token });
    const named = { userName: 'ada', password: investorPassword };
    const { problem } = await callApi(backend, calls.auth.signIn, { body: named });
    backend.ports.config.rateLimitFactor = 1;
    for (let count = 0; count < 10; count += 1) {
      const body = { password: 'WrongPassword#1', code: '000000' };
      await callApi(backend, calls.auth.reauthenticate, { token, body });
    }
    const body = {
      ...{ ticket: problem.secondFactor?.ticket ?? '', device: '' },
      code: codeAt(backend, secret),
    };
    expect(await callApi(backend, calls.secondFactor.signIn, { body })).toMatchObject({
      status: 200,
    });
  });
});
