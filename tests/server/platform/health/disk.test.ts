import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { checkDisk } from '#server/platform/health/check.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, investor, investorPassword, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

describeOnOneEngine('a disk that is almost full', (engine) => {
  test('halts every change and no reading, until there is room again', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const depositId = await deposit(backend, ada);
    const said: string[] = [];
    const look = (freeBytes: number) =>
      checkDisk({
        ...backend.ports,
        log: (_level, event) => void said.push(event),
        config: { ...backend.ports.config, diskReserveBytes: 1_000 },
        diskFreeBytes: async () => freeBytes,
      });
    await look(999);
    await look(998);

    const { token } = ada;
    const writes = [
      await callApi(backend, calls.deposits.create, {
        token,
        body: { amount: '60', coin: 'BTC', image: await png('proof.png') },
      }),
      await callApi(backend, calls.deposits.confirm, {
        token: grace.token,
        params: { depositId },
        body: {},
      }),
      await callApi(backend, calls.profile.update, { token, body: { country: 'Norway' } }),
      await callApi(backend, calls.auth.forgotPassword, { body: { email: ada.user.email } }),
      await callApi(backend, calls.prices.quote, { token, query: { amount: '60', coin: 'BTC' } }),
      await callApi(backend, calls.exports.users, { token: grace.token }),
    ];
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 503));
    expect(new Set(writes.map(({ problem }) => problem.message))).toEqual(
      new Set([platformMessages.diskShort]),
    );
    expect(writes[0]?.headers.get('Retry-After')).toBe('60');
    expect((await callApi(backend, calls.transactions.own, { token })).reply.data).toHaveLength(1);
    const again = await callApi(backend, calls.auth.signIn, {
      body: { userName: 'ada', password: investorPassword },
    });
    expect(again.status).toBe(200);
    expect((await callApi(backend, calls.auth.signOut, { token: again.reply.token })).status).toBe(
      200,
    );

    await look(1_000);
    const confirmed = await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId },
      body: {},
    });
    expect(confirmed.status).toBe(200);
    expect(said).toEqual(['disk almost full', 'disk has room again']);
  });
});
