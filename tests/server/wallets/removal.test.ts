import { expect, test } from 'vitest';
import type { QueryOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  deposit,
  fund,
  inFours,
  investor,
  type Person,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';

const otherAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const thirdAddress = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

type Choice = QueryOf<typeof calls.wallets.remove>;

async function start(db: Parameters<typeof startBackend>[0]) {
  const backend = await startBackend(db);
  const grace = await staff(backend);
  const { token } = grace;
  const add = async (walletAdd: string) => {
    backend.clock.advance(1000);
    const body = { walletAdd, walletType: 'btc' } as const;
    return (await callApi(backend, calls.wallets.add, { token, body })).reply.data._id;
  };
  const remove = (walletId: string, query: Choice = {}, by: Person = grace) => {
    backend.clock.advance(1000);
    return callApi(backend, calls.wallets.remove, { token: by.token, params: { walletId }, query });
  };
  const active = async () =>
    (await callApi(backend, calls.wallets.one, { token, params: { id: 'btc' } })).reply.data._id;
  const list = async (retired?: boolean) => {
    const query = retired === undefined ? {} : { filter: { retired } };
    return (await callApi(backend, calls.wallets.list, { token, query: query as never })).reply
      .data;
  };
  return { backend, grace, add, remove, active, list };
}

describeOnOneEngine('deleting an address', (engine) => {
  const opened = () => start({ db: engine().db });

  test('asks what follows the active one, and names both choices', async () => {
    const { add, remove, active } = await opened();
    await add(walletAddresses.BTC);
    const second = await add(otherAddress);
    const { status, problem } = await remove(second);
    expect([status, problem.fields]).toEqual([422, { next: walletMessages.nextRequired }]);
    expect(problem.message).toMatch(/\(previous\).*\(pause\)/);
    expect(await active()).toBe(second);
  });

  test('makes the earlier one active only when that is chosen', async () => {
    const { backend, add, remove, active } = await opened();
    const first = await add(walletAddresses.BTC);
    const second = await add(otherAddress);
    expect((await remove(second, { next: 'previous', successor: first })).status).toBe(200);
    expect(await active()).toBe(first);
    const mail = await newestMail(backend);
    expect(mail).toContain('the earlier one is active again');
    expect(mail).toContain(`New address: ${inFours(walletAddresses.BTC)}`);
    const last = await remove(first, { next: 'previous' });
    expect([last.status, last.problem.fields]).toEqual([422, { next: walletMessages.noPrevious }]);
  });

  test('pauses deposits of the coin: every address is retired, each with its line', async () => {
    const { backend, grace, add, remove, active, list } = await opened();
    const ids = [await add(walletAddresses.BTC), await add(otherAddress)];
    const ether = await addWallet(backend, grace, 'ETH');
    expect((await remove(ids[1] ?? '', { next: 'pause' })).status).toBe(200);
    expect(await active()).toBeNull();
    expect((await list()).map(({ _id }) => _id)).toEqual([ether]);
    expect(await newestMail(backend)).toContain('they are paused');
    const ada = await investor(backend);
    const quote = { token: ada.token, query: { coin: 'BTC', amount: '500' } } as const;
    expect((await callApi(backend, calls.prices.quote, quote)).status).toBe(409);
    const lines = await callApi(backend, calls.audit.list, {
      token: grace.token,
      query: { filter: { action: 'wallet.retire' } } as never,
    });
    expect(lines.reply.data.map(({ target }) => target._id).sort()).toEqual([...ids].sort());
    expect(lines.reply.data[0]?.details).toMatchObject({ next: 'pause', activeAfter: null });
  });

  test('asks nothing for another one, and refuses a choice that was made for the active one', async () => {
    const { add, remove, active } = await opened();
    const first = await add(walletAddresses.BTC);
    const second = await add(otherAddress);
    for (const next of ['previous', 'pause'] as const) {
      const { status, problem } = await remove(first, { next });
      expect([status, problem.message]).toEqual([409, walletMessages.noLongerActive]);
    }
    expect((await remove(first)).status).toBe(200);
    expect(await active()).toBe(second);
  });

  test('revives no other address than the one that the person was shown', async () => {
    const { backend, add, remove, active } = await opened();
    const alan = await staff(backend, 'alan');
    await add(walletAddresses.BTC);
    const second = await add(otherAddress);
    const third = await add(thirdAddress);
    expect((await remove(second, {}, alan)).status).toBe(200);
    const { status, problem } = await remove(third, { next: 'previous', successor: second });
    expect([status, problem.message]).toEqual([409, walletMessages.otherSuccessor]);
    expect(await active()).toBe(third);
  });

  test('works once for two who delete at once, and names the right address', async () => {
    const { backend, add, remove, active } = await opened();
    const alan = await staff(backend, 'alan');
    const first = await add(walletAddresses.BTC);
    const second = await add(otherAddress);
    const answers = await Promise.all([
      remove(second, { next: 'previous' }),
      remove(second, { next: 'pause' }, alan),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await active()).toBe(answers[0].status === 200 ? first : null);
  });
});

async function newestMail({ db }: Awaited<ReturnType<typeof start>>['backend']): Promise<string> {
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('subject', '=', 'Bitcoin deposit address changed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return body;
}

describeOnOneEngine('the list of addresses', (engine) => {
  test('has the credited deposits and their sum, and the retired ones when asked for', async () => {
    const { backend, grace, add, remove, list } = await start({ db: engine().db });
    const alan = await staff(backend, 'alan');
    const ada = await investor(backend);
    const first = await add(walletAddresses.BTC);
    await fund(backend, ada, grace, '1000');
    await deposit(backend, ada, '300');
    const second = await add(otherAddress);
    await deposit(backend, ada, '200');
    await remove(first, {}, alan);
    const retiredAt = backend.clock.now().toISOString();
    expect(await list()).toMatchObject([
      { _id: second, deposits: 0, received: '0.00', retiredAt: null, retiredBy: null },
    ]);
    expect(await list(true)).toMatchObject([
      { _id: second },
      ...[{ _id: first, deposits: 1, received: '1000.00', retiredAt, retiredBy: 'alan of staff' }],
    ]);
    expect(await list(false)).toHaveLength(1);
  });
});
