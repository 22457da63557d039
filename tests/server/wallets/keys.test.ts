import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { checkAddresses } from '#server/wallets/checkAddresses.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { addresses, addWallet, investor, type Person, staff } from '#tests/support/people.ts';

describeOnOneEngine('a receiving key', (engine) => {
  let backend: Backend;
  let grace: Person;
  let ada: Person;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    ada = await investor(backend);
  });

  const add = async (body: ReturnType<typeof newAccountKey>, { token } = grace) =>
    callApi(backend, calls.accountKeys.add, { token, body });
  const addNew = async (coin: 'BTC' | 'ETH' = 'BTC') =>
    (await add(newAccountKey({ coin }))).reply.data;
  const quote = async ({ token } = ada, coin = 'BTC') => {
    const query = { coin, amount: '500' };
    return (await callApi(backend, calls.prices.quote, { token, query })).reply.data;
  };
  const detail = async (walletId: string) =>
    (await callApi(backend, calls.accountKeys.read, { token: grace.token, params: { walletId } }))
      .reply.data;
  const deposit = async (quoteId: string, { token } = ada) => {
    const body = {
      coin: 'BTC',
      amount: '500',
      quoteId,
      txid: quoteId.replaceAll('-', '').repeat(2),
    };
    const { reply } = await callApi(backend, calls.deposits.create, { token, body });
    return reply.data._id;
  };
  const one = async ({ token } = ada, query = {}) =>
    (await callApi(backend, calls.wallets.one, { token, params: { id: 'btc' }, query })).reply.data;

  test('gives each deposit of Bitcoin an address, and no address to two people', async () => {
    const wallet = await addNew();
    expect(wallet).toMatchObject({ kind: 'key', active: 'yes', image: null });
    const first = await quote();
    expect((await quote()).address).toBe(first.address);
    expect(await one()).toMatchObject({ walletAdd: first.address });
    expect(first.address).not.toBe(wallet.walletAdd);
    const eve = await investor(backend, 'eve');
    expect((await quote(eve)).address).not.toBe(first.address);
    await deposit(first.quoteId);
    const second = await quote();
    expect(second.address).not.toBe(first.address);
    await callApi(backend, calls.quotes.sent, {
      token: ada.token,
      params: { id: second.quoteId },
    });
    const third = await quote();
    expect(third.address).not.toBe(second.address);
    expect((await detail(wallet._id)).nextIndex).toBe(5);
    const [row] = (await callApi(backend, calls.wallets.list, { token: grace.token })).reply.data;
    expect(row).toMatchObject({ nextIndex: 5, script: 'p2wpkh', status: 'approved' });
  });

  test('gives an investor one address of Ethereum', async () => {
    await addNew('ETH');
    const { address } = await quote(ada, 'ETH');
    expect(address).toMatch(/^0x/);
    backend.clock.advance(1_000);
    expect((await quote(ada, 'ETH')).address).toBe(address);
  });

  test('shares one address among 20 quotes of one investor at once', async () => {
    const wallet = await addNew();
    const together = <Result>(ask: () => Promise<Result>) =>
      Promise.all(Array.from({ length: 20 }, ask));
    // With its connections open, the database gets all of them before the first one ends.
    await together(() => detail(wallet._id));
    const quotes = await together(() => quote());
    expect(new Set(quotes.map(({ address }) => address)).size).toBe(1);
    expect((await detail(wallet._id)).nextIndex).toBe(2);
  });

  test('gives no address to someone who only looks', async () => {
    const wallet = await addNew();
    expect(await one(ada, { peek: true })).toMatchObject({ active: 'yes', walletAdd: '' });
    expect(await one(grace)).toMatchObject({ walletAdd: wallet.walletAdd });
    expect((await detail(wallet._id)).issued).toBe(0);
  });

  test('shows what a wallet must look ahead, and all addresses as a file', async () => {
    const wallet = await addNew();
    const { address } = await quote();
    for (const name of ['eve', 'bob', 'cem']) await quote(await investor(backend, name));
    const { quoteId } = await quote();
    const depositId = await deposit(quoteId);
    const { token } = grace;
    await callApi(backend, calls.deposits.confirm, { token, params: { depositId }, body: {} });
    const page = await detail(wallet._id);
    expect(page).toMatchObject({
      issued: 4,
      used: 1,
      highestUsed: 1,
      longestUnused: 3,
      gapLimit: 23,
    });
    expect(page.descriptor).toMatch(
      /^wpkh\(\[[0-9a-f]{8}\/84h\/0h\/0h\]xpub\w+\/<0;1>\/\*\)#\w{8}$/,
    );
    const file = await callApi(backend, calls.accountKeys.addresses, {
      token,
      params: { walletId: wallet._id },
    });
    const lines = (await file.reply.text()).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toContain(`"m/84h/0h/0h/0/1","${address}","${ada.user._id}"`);
  });

  test('waits for the approval of a second person, who approves the key itself', async () => {
    await addWallet(backend, grace);
    const alan = await staff(backend, 'alan');
    const rule = { kind: 'wallet', fromUsd: '0', approvals: 2, waitHours: 24 } as const;
    const { token } = grace;
    expect(
      (await callApi(backend, calls.approvals.proposeRule, { token, body: rule })).status,
    ).toBe(200);
    const body = newAccountKey();
    const { reply } = await add(body);
    expect(reply.data.active).toBe('no');
    const waiting = await callApi(backend, calls.approvals.waiting, { token: alan.token });
    const [proposal] = waiting.reply.data;
    expect(proposal?.content).toContain(`|${body.key}|${body.fingerprint}|84h/0h/0h`);
    expect(proposal?.change).toContain(body.key);
    const params = { id: reply.data._id };
    const approve = { token: alan.token, params, body: { content: proposal?.content } };
    expect((await callApi(backend, calls.approvals.approveWallet, approve)).status).toBe(200);
    expect((await quote()).walletId).not.toBe(reply.data._id);
    await backend.advance(24 * 3_600_000);
    const fresh = await staff(backend, 'fresh');
    expect(fresh.token).not.toBe('');
    const late = await investor(backend, 'late');
    expect((await quote(late)).walletId).toBe(reply.data._id);
    while ((await sendDueMails(backend.ports)) > 0);
    expect(backend.mails.map(({ subject }) => subject)).toContain('Bitcoin deposit key proposed');
  });

  test('quotes no address that it does not derive, and warns of one every night', async () => {
    const wallet = await addNew();
    await sql`INSERT INTO receiving_addresses (id, wallet_id, coin, branch, index, address, user_id)
      VALUES (gen_random_uuid(), ${wallet._id}, 'BTC', 0, 1, ${addresses.BTC}, ${ada.user._id})`.execute(
      backend.ports.db,
    );
    const errors: string[] = [];
    backend.ports.log = (level, event) => level === 'error' && errors.push(event);
    const query = { coin: 'BTC', amount: '500' };
    const { status } = await callApi(backend, calls.prices.quote, { token: ada.token, query });
    expect([status, errors]).toEqual([503, ['address that its key does not derive']]);
    await checkAddresses(backend.ports);
    while ((await sendDueMails(backend.ports)) > 0);
    const mail = backend.mails.find(({ subject }) => subject.includes('that are not ours'));
    expect(mail?.text.replaceAll(' ', '')).toContain(addresses.BTC);
  });

  test('keeps its addresses from other people and from wallets that are not in use', async () => {
    const wallet = await addNew();
    const given = await quote();
    const eve = await investor(backend, 'eve');
    const db = backend.ports.db;
    const stolen = sql`INSERT INTO quotes (id, user_id, coin, amount_cents, coin_units, rate_usd, sources,
        as_of, example, wallet_id, address, created_at, expires_at)
      SELECT gen_random_uuid(), ${eve.user._id}, coin, amount_cents, coin_units, rate_usd, sources,
        as_of, example, wallet_id, address, created_at, expires_at FROM quotes
      WHERE id = ${given.quoteId}`;
    await expect(stolen.execute(db)).rejects.toMatchObject({ code: 'PV007' });
    const issue = (index: number, address: string) =>
      sql`INSERT INTO receiving_addresses (id, wallet_id, coin, branch, index, address, user_id)
        VALUES (gen_random_uuid(), ${wallet._id}, 'BTC', 0, ${index}, ${address}, ${eve.user._id})`;
    await expect(issue(0, 'bc1qfirst').execute(db)).rejects.toMatchObject({ code: 'PV007' });
    const query = { next: 'pause' } as const;
    const removal = { token: grace.token, params: { walletId: wallet._id }, query };
    expect((await callApi(backend, calls.wallets.remove, removal)).status).toBe(200);
    await expect(issue(9, 'bc1qlate').execute(db)).rejects.toMatchObject({ code: 'PV007' });
  });
});
