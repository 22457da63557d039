import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines, describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  type Person,
  randomTxid,
  staff,
  walletAddresses,
} from '#tests/support/people.ts';

describeOnEngines('a search', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const [ada, eve] = [await investor(backend), await investor(backend, 'eve')];
    const rename = (token: string, fullName: string) =>
      callApi(backend, calls.profile.update, { token, body: { fullName } as never });
    await rename(ada.token, 'Anna-Maria van der Berg');
    const found = async (q: string) =>
      (await callApi(backend, calls.search.find, { token: grace.token, query: { q } })).reply.data;
    const listed = async (q: string, filter: object = {}) => {
      const query = { filter: { q, ...filter } } as never;
      const { reply } = await callApi(backend, calls.deposits.list, { token: grace.token, query });
      return reply.data.map(({ _id }) => _id);
    };
    const send = async (body: object, { token }: Person = ada) => {
      const sent = { token, body: { amount: '500', coin: 'BTC', ...body } as never };
      return (await callApi(backend, calls.deposits.create, sent)).reply.data._id;
    };
    return { backend, grace, ada, eve, rename, found, listed, send };
  }

  test('finds the deposits of a person by the start of any word of the name', async () => {
    const { ada, eve, rename, listed, send } = await start();
    const hers = await send({});
    await send({}, eve);
    for (const q of [
      'ann',
      'Maria',
      'van der b',
      'BERG',
      'berg mar',
      'van  @ada',
      ada.user.email.toUpperCase(),
    ]) {
      expect([q, await listed(q)]).toEqual([q, [hers]]);
    }
    for (const q of ['nna', 'erg', 'an%', 'berg eve', 'a_a']) {
      expect([q, await listed(q)]).toEqual([q, []]);
    }
    await rename(ada.token, 'Anna Smith');
    expect(await listed('berg')).toEqual([]);
    expect(await listed('smith', { status: 'pending' })).toEqual([hers]);
    expect(await listed('smith', { status: 'confirmed' })).toEqual([]);
  });

  test('finds a deposit by the start of its transaction ids, its address and its amount', async () => {
    const { backend, grace, listed, send } = await start();
    const [claimed, checked, address] = [randomTxid(), randomTxid(), walletAddresses.BTC];
    const id = await send({ txid: claimed, amount: '1250' });
    const confirmed = await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId: id },
      body: { txid: checked, amount: '1180.25', note: 'A fee was taken.' },
    });
    expect(confirmed.status).toBe(200);
    const amounts = ['1250', '$1,250.00', '1,250', '1180.25', '$1,180.25'];
    const ids = [claimed.slice(0, 12), claimed, checked.slice(0, 20).toUpperCase()];
    for (const q of [...amounts, ...ids, address, address.slice(0, 8)]) {
      expect([q, await listed(q)]).toEqual([q, [id]]);
    }
    for (const q of [
      '1250.01',
      '125',
      claimed.slice(1, 12),
      address.slice(0, 5),
      address.slice(1),
      walletAddresses.ETH,
      '99,999,999,999,999',
    ])
      expect([q, await listed(q)]).toEqual([q, []]);
  });

  test('finds an Ethereum transaction with or without 0x', async () => {
    const { backend, grace, listed, send } = await start();
    await addWallet(backend, grace, 'ETH');
    const txid = `0x${randomTxid()}`;
    const id = await send({ coin: 'ETH', txid });
    expect(await listed(txid.slice(0, 10))).toEqual([id]);
    expect(await listed(txid.slice(2, 10))).toEqual([id]);
  });

  test('finds the deposits of a name that more than a thousand people have', async () => {
    const { backend, listed, found, send } = await start();
    const many = sql`INSERT INTO users (id, user_name, full_name, email, password_hash,
        terms_version, created_at)
      SELECT gen_random_uuid(), 'user' || n, 'Anna Number' || n, n || '@many.example', 'x', 'x',
        ${backend.clock.now()} FROM generate_series(1, 1001) AS n`;
    await many.execute(backend.db);
    const id = await send({});
    expect(await listed('anna')).toEqual([id]);
    expect(await listed('berg anna')).toEqual([id]);
    for (const q of ['number', 'number1 berg']) expect(await listed(q)).toEqual([]);
    expect((await found('number anna')).users).toHaveLength(6);
    expect((await found('1001@m number')).users).toMatchObject([{ userName: 'user1001' }]);
  });

  test('finds a name of digits, with or without the words before it', async () => {
    const { ada, rename, found, listed, send } = await start();
    await rename(ada.token, 'Sample Investor 00004');
    const id = await send({ amount: '700' });
    for (const q of ['00004', 'investor 00004', '00004 sam']) {
      expect([q, await listed(q)]).toEqual([q, [id]]);
      expect((await found(q)).users).toMatchObject([{ userName: 'ada' }]);
    }
  });

  test('finds withdrawals by name, address, amount and transaction id', async () => {
    const { backend, grace, ada } = await start();
    await fund(backend, ada, grace, '1000');
    const { token } = grace;
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    const listed = async (q: string) => {
      const query = { filter: { q } } as never;
      const { reply } = await callApi(backend, calls.withdrawals.list, { token, query });
      return reply.data.map(({ _id }) => _id);
    };
    const [id = ''] = await listed('berg');
    expect(id).not.toBe('');
    const { BTC, ETH } = addresses;
    for (const q of [BTC, BTC.slice(0, 8), '100', '$100.00', id, id.slice(-10)]) {
      expect([q, await listed(q)]).toEqual([q, [id]]);
    }
    for (const q of ['101', ETH, 'eve']) expect([q, await listed(q)]).toEqual([q, []]);
  });

  test('of everything shows people, deposits and withdrawals, six of each at most', async () => {
    const { backend, grace, ada, found } = await start();
    await fund(backend, ada, grace, '1000');
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    backend.clock.advance(1000);
    const id = await deposit(backend, ada);
    const at = backend.clock.now().toISOString();
    const { _id, fullName, userName, email } = (
      await callApi(backend, calls.profile.read, {
        token: ada.token,
        params: { userId: ada.user._id },
      })
    ).reply.data;
    const user = { _id, fullName };
    expect(await found('van der')).toMatchObject({
      users: [{ _id, fullName, userName, email }],
      deposits: [
        { user, amount: '500', coin: 'BTC', at, status: 'pending' },
        { user, amount: '1000', status: 'confirmed' },
      ],
      withdrawals: [{ user, amount: '100', coin: 'BTC', status: 'requested' }],
    });
    expect(await found(`#${id.slice(-10).toUpperCase()}`)).toMatchObject({
      users: [],
      deposits: [{ _id: id }],
      withdrawals: [],
    });
    for (let n = 0; n < 6; n += 1) await investor(backend, `berg${n}`);
    expect((await found('berg')).users).toHaveLength(6);
  });
});

describeOnOneEngine('the call for a search', (engine) => {
  test('answers staff only, and queries of 2 to 100 characters', async () => {
    const backend = await startBackend({ db: engine().db });
    const [grace, ada] = [await staff(backend), await investor(backend)];
    const status = async (query: object, token?: string) =>
      (await callApi(backend, calls.search.find, { token, query: query as never })).status;
    expect(await status({ q: 'eve' }, ada.token)).toBe(403);
    expect(await status({ q: 'eve' })).toBe(401);
    for (const query of [{}, { q: 'a' }, { q: ' a ' }, { q: 'a'.repeat(101) }]) {
      expect([query, await status(query, grace.token)]).toEqual([query, 400]);
    }
    for (const q of ['%%', '\\\\', '##', "';--", 'ÄÖ', '\u{1f600}\u{1f600}']) {
      expect([q, await status({ q }, grace.token)]).toEqual([q, 200]);
    }
  });
});
