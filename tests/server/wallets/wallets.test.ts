import { expect, test } from 'vitest';
import type { BodyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  deposit,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';

const otherAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

describeOnOneEngine('wallets', (engine) => {
  const start = async () => {
    const backend = await startBackend({ db: engine().db });
    return { backend, grace: await staff(backend) };
  };
  const add = (
    backend: Backend,
    { token }: Person,
    walletAdd: string,
    walletType?: 'btc' | 'eth',
  ) =>
    callApi(backend, calls.wallets.add, {
      token,
      body: { walletAdd, ...(walletType && { walletType }) } as BodyOf<typeof calls.wallets.add>,
    });
  const list = async (backend: Backend, { token }: Person) =>
    (await callApi(backend, calls.wallets.list, { token })).reply.data;
  const one = (backend: Backend, { token }: Person, id: string) =>
    callApi(backend, calls.wallets.one, { token, params: { id } });
  const remove = (backend: Backend, { token }: Person, walletId: string) =>
    callApi(backend, calls.wallets.remove, {
      token,
      params: { walletId },
      query: { next: 'pause' },
    });

  test('are added, btc by default, and listed with author and time (S-313, S-322)', async () => {
    const { backend, grace } = await start();
    const { status, reply } = await add(backend, grace, walletAddresses.BTC);
    expect(status).toBe(200);
    expect(reply.message).toBe(walletMessages.walletUpdated);
    expect(reply.data).toEqual({
      _id: expect.any(String),
      walletAdd: walletAddresses.BTC,
      walletType: 'btc',
      kind: 'address',
      image: null,
      active: 'yes',
      addedBy: 'grace of staff',
      createdAt: backend.clock.now().toISOString(),
    });
    expect(await list(backend, grace)).toEqual([
      {
        ...{
          ...reply.data,
          ownCoin: false,
          retiredAt: null,
          retiredBy: null,
          deposits: 0,
          received: '0.00',
        },
        ...{ status: 'approved', script: null, fingerprint: null, nextIndex: null },
        activeFrom: reply.data.createdAt,
      },
    ]);
  });

  test('list the newest first, and only the newest of a coin is active', async () => {
    const { backend, grace } = await start();
    await add(backend, grace, walletAddresses.BTC);
    backend.clock.advance(1000);
    await add(backend, grace, walletAddresses.ETH.toLowerCase(), 'eth');
    backend.clock.advance(1000);
    await add(backend, grace, otherAddress);
    const rows = await list(backend, grace);
    expect(rows.map((row) => [row.walletAdd, row.walletType, row.active])).toEqual([
      [otherAddress, 'btc', 'yes'],
      [walletAddresses.ETH, 'eth', 'yes'],
      [walletAddresses.BTC, 'btc', 'no'],
    ]);
  });

  test('are read by coin or by id, without the name of staff (S-341, S-359)', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend);
    const id = await addWallet(backend, grace);
    for (const name of ['btc', id]) {
      const { reply } = await one(backend, ada, name);
      expect(reply.data).toMatchObject({ _id: id, walletAdd: walletAddresses.BTC, addedBy: null });
    }
    const missing = await one(backend, ada, 'eth');
    expect(missing.status).toBe(200);
    expect(missing.reply.data).toMatchObject({ _id: null, walletAdd: '', active: 'no' });
    for (const name of ['doge', 'BTC', crypto.randomUUID(), '1']) {
      expect((await one(backend, ada, name)).status).toBe(404);
    }
  });

  test.each([
    ['btc', 'my wallet'],
    ['btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['btc', walletAddresses.ETH],
    ['btc', ''],
    ['eth', walletAddresses.BTC],
    ['eth', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ] as const)('of type %s refuse the address %j (S-321)', async (walletType, walletAdd) => {
    const { backend, grace } = await start();
    const { status, problem } = await add(backend, grace, walletAdd, walletType);
    expect([status, problem.message]).toEqual([422, messages.addressInvalid]);
    expect(problem.fields).toEqual({ walletAdd: messages.addressInvalid });
    expect(await list(backend, grace)).toEqual([]);
  });

  test('of another type are refused', async () => {
    const { backend, grace } = await start();
    const { status } = await add(backend, grace, walletAddresses.BTC, 'doge' as 'btc');
    expect(status).toBe(422);
  });

  test('are retired, not lost: open deposits keep the address (S-323, S-324)', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend);
    const id = await addWallet(backend, grace);
    const depositId = await deposit(backend, ada);
    const { status, reply } = await remove(backend, grace, id);
    expect([status, reply.message]).toEqual([
      200,
      `${messages.walletDeleted} 1 open deposit still points to it.`,
    ]);
    expect(await list(backend, grace)).toEqual([]);
    expect((await one(backend, ada, 'btc')).reply.data.walletAdd).toBe('');
    expect((await one(backend, ada, id)).reply.data).toMatchObject({ active: 'no' });
    const detail = await callApi(backend, calls.deposits.detail, {
      token: ada.token,
      params: { id: depositId },
    });
    expect(detail.reply.data.address).toBe(walletAddresses.BTC);
    expect((await remove(backend, grace, id)).status).toBe(404);
  });

  test('count no deposit that was decided', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend);
    const id = await addWallet(backend, grace);
    const depositId = await deposit(backend, ada);
    await callApi(backend, calls.deposits.decline, {
      token: grace.token,
      params: { depositId },
      body: { reason: 'never arrived' },
    });
    const { reply } = await remove(backend, grace, id);
    expect(reply.message).toBe(`${messages.walletDeleted} 0 open deposits still point to it.`);
  });

  test('are changed only by staff with a recent password', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend);
    const id = await addWallet(backend, grace);
    expect((await add(backend, ada, otherAddress)).status).toBe(403);
    expect((await remove(backend, ada, id)).status).toBe(403);
    expect((await callApi(backend, calls.wallets.list, { token: ada.token })).status).toBe(403);
    backend.clock.advance(10 * 60_000 + 1);
    for (const late of [
      await add(backend, grace, otherAddress),
      await remove(backend, grace, id),
    ]) {
      expect([late.status, late.problem.code]).toEqual([403, 'reauthenticate']);
    }
  });
});
