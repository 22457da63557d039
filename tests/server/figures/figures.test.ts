import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { figureDays } from '#contract/figures.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { dayMs, isoDay } from '#contract/time.ts';
import { staffPassword, startBackend } from '#mocks/backend.ts';
import { keepFigures } from '#server/figures/keep.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  deposit,
  fund,
  investor,
  randomTxid,
  signIn,
  staff,
} from '#tests/support/people.ts';

const hourMs = 60 * 60_000;

describeOnOneEngine('the figures of the days', (engine) => {
  async function start() {
    const all = await stage(engine().db);
    const { backend } = all;
    /** Some time passes, and staff sign in again. */
    const later = async (ms: number) => {
      await backend.advance(ms);
      const people = { grace: await signIn(backend, 'grace', staffPassword) };
      return { ...people, alan: await signIn(backend, 'alan', staffPassword) };
    };
    const read = async (token: string, days: (typeof figureDays)[number] = 7) =>
      (await callApi(backend, calls.figures.read, { token, query: { days } })).reply.data;
    return { ...all, later, read };
  }

  const decline =
    (backend: Parameters<typeof deposit>[0], token: string) =>
    async (depositId: string, reason: string) =>
      callApi(backend, calls.deposits.decline, { token, params: { depositId }, body: { reason } });

  test('have deposits, withdrawals, waits and what is owed, today too', async () => {
    const { backend, ada, grace, act, requested, read } = await start();
    const first = await deposit(backend, ada, '500');
    backend.clock.advance(60_000);
    await decline(backend, grace.token)(first, 'Never arrived.');
    const id = await requested();
    await act('approve', id, grace);
    await act('pay', id, grace);
    const { days, decidedToday, declineReasons } = await read(grace.token);
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ day: '2026-02-24', in: '0.00', owed: '0.00', waitP50S: null });
    expect(days[6]).toEqual({
      day: '2026-03-02',
      ...{ in: '1000.00', out: '100.00', owed: '900.00' },
      inByCoin: { BTC: '1000.00', ETH: '0.00' },
      ...{ deposits: 2, withdrawals: 1, confirmed: 1, declined: 1 },
      ...{ waitP50S: 0, waitP95S: 60 },
    });
    const user = { _id: grace.user._id, fullName: 'grace of staff' };
    expect(decidedToday).toEqual([{ user, confirmed: 1, declined: 1, medianS: 0 }]);
    expect(declineReasons).toEqual([{ reason: 'Never arrived', count: 1 }]);
  });

  test('are stored an hour after a day, and then the same as before, also by coin', async () => {
    const { backend, ada, grace: decider, later, read } = await start();
    await addWallet(backend, decider, 'ETH');
    const body = { amount: '60', coin: 'ETH' as const, txid: `0x${randomTxid()}` };
    const { reply } = await callApi(backend, calls.deposits.create, { token: ada.token, body });
    const params = { depositId: reply.data._id };
    await callApi(backend, calls.deposits.confirm, { token: decider.token, params, body: {} });
    const { grace } = await later(15 * hourMs);
    await keepFigures(backend.ports);
    const stored = () => backend.db.selectFrom('daily_figures').select('day').execute();
    expect(await stored()).toEqual([]);
    const before = (await read(grace.token)).days;
    const inByCoin = { BTC: '1000.00', ETH: '60.00' };
    expect(before.at(-2)).toMatchObject({ day: '2026-03-02', in: '1060.00', inByCoin });
    const people = await later(hourMs);
    await keepFigures(backend.ports);
    expect(await stored()).toEqual([{ day: '2026-03-02' }]);
    expect((await read(people.grace.token)).days).toEqual(before);
  });

  test('are filled in for every day that is missing, once by two processes', async () => {
    const { backend, ada, later, read } = await start();
    await later(3 * dayMs);
    const { token } = await signIn(backend, 'ada', 'QuietHarbour#9');
    await deposit(backend, { ...ada, token }, '200');
    const { grace } = await later(20 * dayMs);
    await Promise.all([keepFigures(backend.ports), keepFigures(backend.ports)]);
    backend.clock.advance(61_000);
    await keepFigures(backend.ports);
    const { count } = await backend.db
      .selectFrom('daily_figures')
      .select((row) => row.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(23n);
    const { days } = await read(grace.token, 30);
    expect(days).toHaveLength(30);
    expect(days.map(({ deposits }) => deposits).filter((each) => each > 0)).toEqual([1, 1]);
    expect(days.at(-1)).toMatchObject({ day: isoDay(backend.clock.now()), owed: '1000.00' });
    await backend.db.deleteFrom('daily_figures').where('day', '=', '2026-03-10').execute();
    backend.clock.advance(61_000);
    await keepFigures(backend.ports);
    expect((await read(grace.token, 30)).days).toEqual(days);
  });

  test('agree with the ledger on every day', async () => {
    const { backend, ada, later, read } = await start();
    for (let day = 0; day < 4; day += 1) {
      const { grace, alan } = await later(dayMs / 2 + 7 * hourMs);
      const { token } = await signIn(backend, 'ada', 'QuietHarbour#9');
      await fund(backend, { ...ada, token }, grace, String(100 + day));
      await callApi(backend, calls.users.adjust, {
        token: alan.token,
        params: { userId: ada.user._id },
        body: { status: day % 2 ? 'Credit' : 'Debit', amount: '3.33', reason: 'Rounding.' },
      });
      const body = { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC };
      await callApi(backend, calls.withdrawals.create, { token, body });
      const { reply } = await callApi(backend, calls.withdrawals.own, { token });
      const by = { token: grace.token, params: { id: reply.data[0]?._id ?? '' } };
      await callApi(backend, calls.withdrawals.approve, by);
      const paid = { txid: `${day}`.repeat(64), coinAmount: '0.00030769' };
      await callApi(backend, calls.withdrawals.pay, { ...by, body: paid });
      if (day === 2) await keepFigures(backend.ports);
    }
    const { grace } = await later(1000);
    const { days } = await read(grace.token);
    const { rows } = await sql<{ day: string; source: string; cents: bigint }>`
      SELECT (at AT TIME ZONE 'UTC')::date AS day, source, sum(amount_cents)::bigint AS cents
      FROM ledger_entries WHERE (source, leg) IN (('deposit', 'credit'), ('withdrawal', 'settle'))
      GROUP BY 1, 2`.execute(backend.db);
    const summed = (day: string, source: string) =>
      rows.find((row) => row.day === day && row.source === source)?.cents ?? 0n;
    for (const { day, in: paidIn, out } of days) {
      expect([day, parseDollars(paidIn)]).toEqual([day, summed(day, 'deposit')]);
      expect([day, parseDollars(out)]).toEqual([day, summed(day, 'withdrawal')]);
    }
    const { owed } = await backend.db
      .selectFrom('accounts')
      .select(sql<bigint>`sum(balance_cents)::bigint`.as('owed'))
      .where('user_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(groupDollars(parseDollars(days.at(-1)?.owed ?? ''))).toBe(groupDollars(owed));
  });

  test('group the reasons of declined deposits, the most frequent six first', async () => {
    const { backend, ada, later, read } = await start();
    let { grace } = await later(1000);
    const texts = ['Wrong amount', 'wrong amount.', 'B', 'C', 'D', 'E', 'F', 'G'];
    for (const text of texts) {
      await decline(backend, grace.token)(await deposit(backend, ada, '500'), text);
    }
    const expected = [
      { reason: 'wrong amount', count: 2 },
      ...['B', 'C', 'D', 'E', 'F'].map((reason) => ({ reason, count: 1 })),
    ];
    const reasons = async () =>
      (await read(grace.token)).declineReasons.map(({ reason, count }) => ({
        reason: reason.length > 1 ? reason.toLowerCase() : reason,
        count,
      }));
    expect(await reasons()).toEqual(expected);
    ({ grace } = await later(2 * dayMs));
    await keepFigures(backend.ports);
    expect(await reasons()).toEqual(expected);
  });

  test('keep the sums of each address', async () => {
    const { backend, later } = await start();
    const sums = async (token: string) =>
      (await callApi(backend, calls.wallets.list, { token })).reply.data.map(
        ({ deposits, received }) => [deposits, received],
      );
    const { grace } = await later(2 * dayMs);
    await keepFigures(backend.ports);
    expect(await sums(grace.token)).toEqual([[1, '1000.00']]);
    const eve = await investor(backend, 'eve');
    await fund(backend, eve, grace, '50');
    expect(await sums(grace.token)).toEqual([[2, '1050.00']]);
  });
});

describeOnOneEngine('an empty installation', (engine) => {
  test('has a day of zeros for each day, and nothing is stored', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    await keepFigures(backend.ports);
    const { reply } = await callApi(backend, calls.figures.read, { token });
    expect(reply.data.days).toHaveLength(30);
    expect(reply.data.days.every(({ owed }) => owed === '0.00')).toBe(true);
  });
});
