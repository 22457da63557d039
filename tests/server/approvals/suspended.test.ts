import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  signIn,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('a person', (engine) => {
  test('takes a second person after the author of an objection was suspended', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const otto = await staff(backend, 'otto', ['audit']);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const { withdraw, approve } = approvalCalls(backend);
    const id = await withdraw(ada, '10');
    const objection = { params: { kind: 'withdrawal', id }, body: { reason: 'Another name' } };
    await callApi(backend, calls.approvals.object, { token: otto.token, ...objection });
    const left = { params: { id: otto.user._id }, body: { reason: 'Left' } };
    await callApi(backend, calls.users.suspend, { token: grace.token, ...left });
    expect((await approve(grace, id)).reply.message).toMatch(/Approval 1 of 2 recorded/);
    expect((await approve(alan, id)).status).toBe(200);
  });

  test('brings no earlier address back where an address takes two, and can pause', async () => {
    const backend = await startBackend({ db: engine().db });
    const person = async (name: string) => {
      await backend.addPerson(name);
      return signIn(backend, name, staffPassword);
    };
    const { token } = await person('grace');
    const add = (walletAdd: string) =>
      callApi(backend, calls.wallets.add, { token, body: { walletAdd, walletType: 'btc' } });
    await add(walletAddresses.BTC);
    await backend.advance(1000);
    const second = await add(addresses.BTC);
    await person('alan');
    const remove = (next: 'previous' | 'pause') =>
      callApi(backend, calls.wallets.remove, {
        ...{ token, query: { next } },
        params: { walletId: second.reply.data._id },
      });
    expect(await remove('previous')).toMatchObject({
      status: 409,
      problem: { message: platformMessages.earlierAddress },
    });
    expect((await remove('pause')).status).toBe(200);
    const ada = await investor(backend);
    const quote = { token: ada.token, query: { coin: 'BTC', amount: '500' } } as const;
    expect((await callApi(backend, calls.prices.quote, quote)).status).toBe(409);
  });
});
