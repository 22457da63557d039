import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { listHeaders } from '#contract/list.ts';
import { startBackend } from '#mocks/backend.ts';
import { mockClock } from '#mocks/mockClock.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, investor, randomTxid, staff } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

describeOnEngines('the staff’s list of deposits', (engine) => {
  async function start(clock = mockClock()) {
    const backend = await startBackend({ db: engine().db, clock });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    await addWallet(backend, grace, 'ETH');
    const ada = await investor(backend);
    const send = async (body: object, { token } = ada) =>
      (
        await callApi(backend, calls.deposits.create, {
          token,
          body: { amount: '500', coin: 'BTC', ...body } as never,
        })
      ).reply.data._id;
    const list = async (filter: object, rest = {}) =>
      callApi(backend, calls.deposits.list, {
        token: grace.token,
        query: { filter, ...rest } as never,
      });
    const ids = async (filter: object, rest = {}) =>
      (await list(filter, rest)).reply.data.map(({ _id }) => _id);
    return { backend, grace, ada, send, list, ids };
  }

  test('is filtered by status, coin, user, amount and proof', async () => {
    const { backend, grace, send, ids } = await start();
    const eve = await investor(backend, 'eve');
    const proven = await send({ image: await png('a.png') });
    backend.clock.advance(1000);
    const ether = await send({ coin: 'ETH', amount: '900' });
    backend.clock.advance(1000);
    const hers = await send({ amount: '100' }, eve);
    await callApi(backend, calls.deposits.decline, {
      token: grace.token,
      params: { depositId: hers },
      body: { reason: 'x' },
    });
    expect(await ids({})).toEqual([hers, ether, proven]);
    expect(await ids({ status: 'declined' })).toEqual([hers]);
    expect(await ids({ status: 'pending' })).toEqual([ether, proven]);
    expect(await ids({ coin: 'ETH' })).toEqual([ether]);
    expect(await ids({ userId: eve.user._id })).toEqual([hers]);
    expect(await ids({ amountFrom: 100, amountTo: 500 })).toEqual([hers, proven]);
    expect(await ids({ amountFrom: 500.01 })).toEqual([ether]);
    expect(await ids({ hasProof: true })).toEqual([proven]);
    expect(await ids({ hasProof: false })).toEqual([hers, ether]);
    expect(await ids({ id: [ether, proven] })).toEqual([ether, proven]);
    expect(await ids({ status: 'pending', coin: 'BTC', hasProof: true })).toEqual([proven]);
    expect(await ids({}, { sort: ['amount', 'ASC'] })).toEqual([hers, proven, ether]);
  });

  test('has the same pages of a range of amounts, by index or walked in its order', async () => {
    const { backend, send, list } = await start();
    const expected: string[] = [];
    for (const amount of ['60', '100', '200', '300', '400', '500', '900']) {
      const id = await send({ amount });
      if (['200', '300', '400', '500'].includes(amount)) expected.unshift(id);
      backend.clock.advance(1000);
    }
    const filter = { amountFrom: 150, amountTo: 500 };
    const twoPages = async () => {
      const first = await list(filter, { range: [0, 2] });
      const after = first.headers.get(listHeaders.nextCursor);
      const next = await list(filter, { range: [0, 2], after });
      return [...first.reply.data, ...next.reply.data].map(({ _id }) => _id);
    };
    expect(await twoPages()).toEqual(expected);
    // With the table's size known, a scan in order finds this number of rows fastest.
    await sql`ANALYZE deposits`.execute(backend.db);
    backend.clock.advance(60_000);
    expect(await twoPages()).toEqual(expected);
    expect(await twoPages()).toEqual(expected);
  });

  test('is limited to days, both included, or to instants', async () => {
    const lateEvening = mockClock(new Date('2026-03-02T23:58:00.000Z'));
    const { backend, send, ids } = await start(lateEvening);
    const first = await send({});
    backend.clock.advance(120_000 - 1);
    const lastOfDay = await send({});
    backend.clock.advance(1);
    const nextDay = await send({});
    const day = '2026-03-02';
    expect(await ids({ from: day, to: day })).toEqual([lastOfDay, first]);
    expect(await ids({ from: '2026-03-03' })).toEqual([nextDay]);
    expect(await ids({ to: '2026-03-02T23:58:00Z' })).toEqual([first]);
    expect(await ids({ from: '2026-03-03T01:00:00+01:00' })).toEqual([nextDay]);
  });

  test('is searched by reference, its beginning, a whole id or a transaction id', async () => {
    const { send, ids } = await start();
    const txid = randomTxid();
    const id = await send({ txid });
    await send({ txid: randomTxid() });
    const reference = id.slice(-10);
    for (const q of [
      reference,
      `#${reference.toUpperCase()}`,
      `  #${reference} `,
      reference.slice(0, 8),
      id,
      txid,
      txid.toUpperCase(),
    ]) {
      expect([q, await ids({ q })]).toEqual([q, [id]]);
    }
    for (const q of ['nothing', '%', '#', `${txid}0`, crypto.randomUUID()]) {
      expect([q, await ids({ q })]).toEqual([q, []]);
    }
  });

  test('finds doubles on both sides, by proof or transaction id, also decided ones', async () => {
    const { backend, grace, send, ids, list } = await start();
    const [proof, txid] = [await png('a.png', 10), randomTxid()];
    const first = await send({ image: proof });
    const txFirst = await send({ txid });
    await send({ image: await png('b.png', 200), txid: randomTxid() });
    expect(await ids({ duplicate: true })).toEqual([]);
    await callApi(backend, calls.deposits.confirm, {
      token: grace.token,
      params: { depositId: first },
      body: { note: 'Found by its amount.' },
    });
    backend.clock.advance(1000);
    const second = await send({ image: proof }, await investor(backend, 'eve'));
    expect((await ids({ duplicate: true })).sort()).toEqual([first, second].sort());
    const txSecond = await send({ txid: txid.toUpperCase() });
    expect((await ids({ duplicate: true })).sort()).toEqual(
      [first, second, txFirst, txSecond].sort(),
    );
    const { reply } = await list({ status: 'confirmed' });
    expect(reply.data).toMatchObject([{ _id: first, duplicate: true }]);
  });

  test('of two sent at once with one transaction id both are doubles', async () => {
    const { send, ids } = await start();
    const txid = randomTxid();
    const both = await Promise.all([send({ txid }), send({ txid }), send({ txid })]);
    expect((await ids({ duplicate: true })).sort()).toEqual(both.sort());
  });

  test('pages by cursor both ways, and carries the total along', async () => {
    const { backend, grace, send, list, ids } = await start();
    const all: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      backend.clock.advance(1000);
      all.unshift(await send({}));
    }
    const sort = ['depositDate', 'DESC'];
    const first = await list({}, { range: [0, 1], sort });
    const after = first.headers.get('X-Next-Cursor');
    const second = await list({}, { range: [2, 3], sort, after });
    expect(second.reply.data.map(({ _id }) => _id)).toEqual(all.slice(2, 4));
    expect(second.headers.get('Content-Range')).toBe('items 2-3/5');
    const last = { range: [0, 1], sort: ['depositDate', 'ASC'] };
    expect(await ids({}, last)).toEqual([all[4], all[3]]);
    const beyond = await list({}, { range: [50, 60], sort });
    expect([beyond.reply.data, beyond.headers.get('Content-Range')]).toEqual([[], 'items 50-50/5']);
    for (const depositId of [all[2], all[4]]) {
      const declined = { token: grace.token, params: { depositId }, body: { reason: 'x' } };
      await callApi(backend, calls.deposits.decline, declined as never);
    }
    const decided = { decidedBy: grace.user._id };
    expect(await ids(decided, last)).toEqual([all[4], all[2]]);
    const newest = await list(decided, { range: [0, 0], sort });
    const next = { range: [0, 0], sort, after: newest.headers.get('X-Next-Cursor') };
    expect([newest.reply.data[0]?._id, await ids(decided, next)]).toEqual([all[2], [all[4]]]);
  });

  test.each([
    { filter: { colour: 'red' } },
    { filter: { status: 'lost' } },
    { filter: { from: '2026-02-30T' } },
    { filter: { amountFrom: -1 } },
    { filter: { hasProof: 'perhaps' } },
    { sort: ['status', 'ASC'] },
    { after: btoa('["x","y",-1]') },
  ])('a query %o that is not offered is 400', async (query) => {
    const { backend, grace } = await start();
    const { status } = await callApi(backend, calls.deposits.list, {
      token: grace.token,
      query: query as never,
    });
    expect(status).toBe(400);
  });
});
