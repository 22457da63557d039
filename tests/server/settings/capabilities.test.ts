import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { capabilities } from '#contract/capabilities.ts';
import { publicPages } from '#contract/pages.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { addWallet, investor, investorPassword, randomTxid, staff } from '#tests/support/people.ts';

// Each capability is what the server does: the site names those that are missing.
describeOnOneEngine('the capabilities', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    return { backend, grace };
  }

  test('one member of staff credits a payment that no chain has seen', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend);
    const made = await callApi(backend, calls.deposits.create, {
      token: ada.token,
      body: { amount: '500', coin: 'BTC', txid: randomTxid() } as never,
    });
    const { status } = await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId: made.reply.data._id },
      body: {},
    });
    expect(status === 200).toBe(capabilities.secondApprover !== true);
    expect(status === 200).toBe(capabilities.chainLookup !== true);
  });

  test('a name and a password do not open an account with a second factor', async () => {
    const { backend } = await start();
    await addApp(backend, await investor(backend));
    const body = { userName: 'ada', password: investorPassword };
    const { status } = await callApi(backend, calls.auth.signIn, { body });
    expect(status === 401).toBe(capabilities.secondFactor);
  });

  test('two investors send to one address', async () => {
    const { backend } = await start();
    const addressOf = async (name: string) => {
      const { token } = await investor(backend, name);
      const query = { coin: 'BTC', amount: '500' } as const;
      return (await callApi(backend, calls.prices.quote, { token, query })).reply.data.address;
    };
    const isShared = (await addressOf('ada')) === (await addressOf('eve'));
    expect(isShared).toBe(capabilities.addressPerInvestor !== true);
  });

  test('no page shows what the operator holds, and no call unless it publishes figures', async () => {
    const has = publicPages.some((path) => /^\/(books|reserves|holdings|backing)/.test(path));
    expect(has).toBe(capabilities.backingProof === true);
    // An operator can publish the coin of closed days: figures, which prove nothing.
    const { backend } = await start();
    const { reply } = await callApi(backend, calls.reconciliations.reserves, {});
    expect(reply.data).toEqual([]);
  });
});
