import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('the staff’s list of users', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const list = (filter: object, rest: object = {}) =>
      callApi(backend, calls.users.list, {
        token: grace.token,
        query: { filter, ...rest } as never,
      });
    const names = async (filter: object) =>
      (await list(filter)).reply.data.map(({ userName }) => userName).sort();
    return { backend, grace, list, names };
  }

  test('is filtered by status, role and verification, and searched by any name', async () => {
    const { backend, grace, names } = await start();
    const [ada, eve] = [await investor(backend), await investor(backend, 'eve')];
    const { token } = grace;
    await callApi(backend, calls.profile.update, {
      token: ada.token,
      body: { fullName: 'Augusta Ada Lovelace' } as never,
    });
    await callApi(backend, calls.users.verify, {
      token,
      params: { userId: ada.user._id },
      body: {},
    });
    await callApi(backend, calls.users.suspend, {
      token,
      params: { id: eve.user._id },
      body: { reason: 'x' },
    });
    expect(await names({})).toEqual(['ada', 'eve', 'grace']);
    expect(await names({ status: 'suspended' })).toEqual(['eve']);
    expect(await names({ role: 'admin' })).toEqual(['grace']);
    expect(await names({ role: 'user' })).toEqual(['ada', 'eve']);
    expect(await names({ isVerified: true })).toEqual(['ada']);
    expect(await names({ isVerified: false })).toEqual(['eve', 'grace']);
    for (const q of ['augusta', 'LOVEL', 'ada@inv', 'Ada', 'lovelace aug']) {
      expect([q, await names({ q })]).toEqual([q, ['ada']]);
    }
    for (const q of ['love%', 'ada eve']) expect([q, await names({ q })]).toEqual([q, []]);
    expect(await names({ q: 'ada', status: 'suspended' })).toEqual([]);
  });

  test('is sorted by what is available, and by who was here last, to the end of the list', async () => {
    const { backend, grace, list } = await start();
    await addWallet(backend, grace);
    const people = ['ada', 'eve', 'ann', 'ben', 'cat', 'dan'];
    for (const [at, name] of people.entries()) {
      const person = await investor(backend, name);
      if (at % 2 === 0) await fund(backend, person, grace, String(100 + (at % 4) * 50));
      backend.clock.advance(61_000);
    }
    const walk = async (sort: [string, 'ASC' | 'DESC']) => {
      const names: string[] = [];
      let after: string | null = null;
      do {
        const page = { range: [0, 1], sort, ...(after && { after }) };
        const { reply, headers } = await list({ role: 'user' }, page);
        names.push(...reply.data.map(({ userName }) => userName));
        after = headers.get('X-Next-Cursor');
      } while (after);
      return names;
    };
    const rich = await walk(['balance', 'DESC']);
    expect(rich.slice(0, 3)).toEqual(['ann', ...rich.slice(1, 3)]);
    expect(rich.slice(1, 3).sort()).toEqual(['ada', 'cat']);
    expect(await walk(['balance', 'ASC'])).toEqual([...rich].reverse());
    expect(await walk(['lastSeenAt', 'ASC'])).toEqual(people);
    expect(await walk(['lastSeenAt', 'DESC'])).toEqual([...people].reverse());
  });

  test('has deposits, what is held, and when each was last here', async () => {
    const { backend, grace, list } = await start();
    await addWallet(backend, grace);
    const ada = await investor(backend);
    await backend.addStaff('alan');
    await fund(backend, ada, grace);
    await deposit(backend, ada);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
    backend.clock.advance(120_000);
    const headers = { 'X-Background': '1' };
    await callApi(backend, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
      headers,
    });
    const { data } = (await list({})).reply;
    const found = (name: string) => data.find(({ userName }) => userName === name);
    const lastSeenAt = ada.user.createdAt;
    expect(found('ada')).toMatchObject({ deposits: 2, held: '100.00', lastSeenAt });
    expect(found('alan')).toMatchObject({ deposits: 0, held: '0.00', lastSeenAt: null });
    await callApi(backend, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    const now = backend.clock.now().toISOString();
    await callApi(backend, calls.auth.signOut, { token: ada.token });
    const detail = await callApi(backend, calls.users.detail, {
      token: grace.token,
      params: { id: ada.user._id },
    });
    expect(detail.reply.data).toMatchObject({ deposits: 2, held: '100.00', lastSeenAt: now });
  });

  test('is filtered by ids: an empty list has no rows, and any text is accepted', async () => {
    const { backend, grace, list, names } = await start();
    const ada = await investor(backend);
    await investor(backend, 'eve');
    expect(await names({ id: ada.user._id })).toEqual(['ada']);
    expect(await names({ id: [ada.user._id, grace.user._id] })).toEqual(['ada', 'grace']);
    expect(await names({ id: [] })).toEqual([]);
    const { token } = grace;
    for (const call of [calls.deposits.list, calls.withdrawals.list] as const) {
      const { status, reply } = await callApi(backend, call, {
        token,
        query: { filter: { id: [] } } as never,
      });
      expect([status, reply.data]).toEqual([200, []]);
    }
    for (const id of [[[]], {}, 'x', ['x'], 0.5]) {
      expect([id, (await list({ id })).status]).toEqual([id, 400]);
    }
  });

  test('marks a capped total of a long list', async () => {
    const { backend, list } = await start();
    await sql`INSERT INTO users (id, user_name, full_name, email, password_hash, terms_version,
        created_at)
      SELECT gen_random_uuid(), 'many-' || n, 'Many ' || n, 'many-' || n || '@x.example', '', '1',
        ${backend.clock.now()} FROM generate_series(1, 10050) n`.execute(backend.db);
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await list({ role: 'user' }, { range: [0, 24] });
      expect(headers.get('X-Total-Capped')).toBe('10000');
      expect(headers.get('Content-Range')).toBe('items 0-24/10001');
    }
    const few = await list({ q: 'many-77' }, { range: [0, 24] });
    expect([few.headers.get('X-Total-Capped'), few.headers.get('Content-Range')]).toEqual([
      null,
      'items 0-24/111',
    ]);
    expect((await list({})).status).toBe(413);
  });
});
