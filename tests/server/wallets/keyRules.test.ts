import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { addresses, type Person, staff } from '#tests/support/people.ts';

describeOnOneEngine('a receiving key is refused', (engine) => {
  let backend: Backend;
  let grace: Person;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
  });

  const add = (body: ReturnType<typeof newAccountKey>) =>
    callApi(backend, calls.accountKeys.add, { token: grace.token, body });

  test.each([
    ['a private key', { key: `xprv${'9'.repeat(107)}` }, 'key', messages.keyPrivate],
    ['recovery words', { key: `${'zoo '.repeat(11)}wrong` }, 'key', messages.keyPrivate],
    ['another control address', { check: addresses.BTC }, 'check', walletMessages.keyCheckOther],
    ['the path of another account', { path: "84'/0'/1'" }, 'path', walletMessages.keyPathOther(0)],
    ['no fingerprint', { fingerprint: '' }, 'fingerprint', walletMessages.fingerprintMissing],
  ])('with %s', async (_what, wrong, field, message) => {
    const { status, problem } = await add({ ...newAccountKey(), ...wrong });
    expect([status, problem.fields?.[field]]).toEqual([422, message]);
    expect(JSON.stringify(problem)).not.toContain('xprv');
  });

  test('when it was added before, in either form', async () => {
    const body = newAccountKey();
    expect((await add(body)).status).toBe(200);
    expect((await add(body)).status).toBe(409);
  });

  test('where the server has no part that derives addresses', async () => {
    delete backend.ports.keys;
    const { status, problem } = await add(newAccountKey());
    expect([status, problem.message]).toEqual([422, walletMessages.keysOff]);
  });
});
