import { expect, test } from 'vitest';
import type { QueryOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { listHeaders } from '#contract/list.ts';
import { reference } from '#contract/reference.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addresses, randomTxid, walletAddresses } from '#tests/support/people.ts';

type Query = QueryOf<typeof calls.transactions.own>;

const minuteMs = 60_000;

describeOnEngines('the list of transactions', (engine) => {
  /** Ada has 1000 USD; later moves are minutes apart. */
  async function start() {
    const here = await stage(engine().db);
    const { backend, ada, grace } = here;
    const pass = () => backend.clock.advance(minuteMs);
    pass();
    const list = (query: Query = {}) =>
      callApi(backend, calls.transactions.own, { token: ada.token, query });
    return {
      ...here,
      list,
      rows: async (query?: Query) => (await list(query)).reply.data,
      submit: async (amount: string, txid = randomTxid()) => {
        const body = { amount, coin: 'BTC', txid };
        const made = await callApi(backend, calls.deposits.create, { token: ada.token, body });
        pass();
        return made.reply.data._id;
      },
      confirm: async (depositId: string, body = {}) => {
        const params = { depositId };
        await callApi(backend, calls.deposits.confirm, { token: grace.token, params, body });
        pass();
      },
      adjust: async (status: 'Credit' | 'Debit', amount: string) => {
        const params = { userId: ada.user._id };
        const body = { status, amount, reason: 'A reason of the tests.' };
        await callApi(backend, calls.users.adjust, { token: grace.token, params, body });
        pass();
      },
    };
  }

  test('begins with what is in progress, then runs by posting to the balance', async () => {
    const { grace, alan, act, requested, rows, submit, confirm, adjust, balance } = await start();
    const early = await submit('200');
    const paid = await requested('100');
    await adjust('Credit', '50');
    await confirm(early, { amount: '180.25', note: 'Less arrived.' });
    await act('approve', paid, grace);
    await act('startPayment', paid, alan);
    await act('pay', paid, alan);
    const open = await requested('30');
    const pending = await submit('70');
    const listed = await rows();
    expect(listed.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ...[
        [70, null],
        [-30, null],
        [-100, 1130.25],
        [180.25, 1230.25],
        [50, 1050],
        [1000, 1000],
      ],
    ]);
    expect(listed.slice(0, 2).map(({ _id }) => _id)).toEqual([pending, open]);
    expect(listed.map(({ postedAt }) => postedAt !== null)).toEqual([
      ...[false, false, true, true, true, true],
    ]);
    expect(listed.map(({ quoted }) => quoted)).toEqual([null, null, null, 200, null, null]);
    expect(await balance()).toEqual([1100.25, 1130.25]);
  });

  test('keeps order and balances from page to page, and under a filter', async () => {
    const { list, rows, submit, confirm, adjust, requested } = await start();
    await confirm(await submit('200'));
    await adjust('Debit', '20');
    await requested('30');
    await submit('70');
    const whole = await rows();
    const paged: unknown[] = [];
    let after: string | undefined;
    do {
      const page = await list({ range: [0, 1], ...(after && { after }) });
      paged.push(...page.reply.data);
      after = page.headers.get(listHeaders.nextCursor) ?? undefined;
    } while (after);
    expect(paged).toEqual(whole);
    const deposits = await rows({ filter: { kind: 'deposit', status: 'confirmed' } });
    expect(deposits.map(({ balanceAfter }) => balanceAfter)).toEqual([1200, 1000]);
  });

  test('leaves the balance as it is by what was declined or cancelled', async () => {
    const { backend, ada, grace, rows, submit, requested } = await start();
    const params = { depositId: await submit('200') };
    const body = { reason: 'Nothing arrived.' };
    await callApi(backend, calls.deposits.decline, { token: grace.token, params, body });
    const id = await requested('30');
    await callApi(backend, calls.withdrawals.cancel, { token: ada.token, params: { id } });
    const listed = await rows();
    expect(listed.map(({ status, balanceAfter }) => [status, balanceAfter])).toEqual([
      ...[
        ['cancelled', null],
        ['declined', null],
        ['confirmed', 1000],
      ],
    ]);
  });

  test('is searched by reference, exact amount, address and transaction id', async () => {
    const { rows, submit, confirm, requested } = await start();
    const txid = randomTxid();
    const deposit = await submit('1200', txid);
    await confirm(deposit, { amount: '1180.25', note: 'Less arrived.' });
    const withdrawal = await requested('30');
    const found = async (q: string) => (await rows({ filter: { q } })).map(({ _id }) => _id);
    expect(await found(reference(deposit))).toEqual([deposit]);
    expect(await found(deposit.slice(-10, -3))).toEqual([deposit]);
    expect(await found(deposit)).toEqual([deposit]);
    for (const amount of ['1180.25', '$1,180.25', '+1180.25', '1,200.00']) {
      expect([amount, await found(amount)]).toEqual([amount, [deposit]]);
    }
    expect(await found('-30.00')).toEqual([withdrawal]);
    expect(await found('1180')).toEqual([]);
    expect(await found(addresses.BTC)).toEqual([withdrawal]);
    expect(await found(walletAddresses.BTC.toUpperCase())).toHaveLength(2);
    expect(await found(txid.toUpperCase())).toEqual([deposit]);
    expect(await found('%')).toEqual([]);
  });

  test('goes by the signed amount, page by page, and by date', async () => {
    const { list, rows, requested, submit, adjust } = await start();
    await submit('200');
    await requested('100');
    await adjust('Debit', '50.25');
    const all = [1000, 200, -50.25, -100];
    const amounts = async (query: Query) => (await rows(query)).map(({ amount }) => amount);
    expect(await amounts({ sort: ['amount', 'DESC'] })).toEqual(all);
    expect(await amounts({ sort: ['amount', 'ASC'] })).toEqual(all.toReversed());
    expect(await amounts({ sort: ['date', 'ASC'] })).toEqual([1000, 200, -100, -50.25]);
    const first = await list({ sort: ['amount', 'DESC'], range: [0, 1] });
    const after = first.headers.get(listHeaders.nextCursor) ?? '';
    expect(await amounts({ sort: ['amount', 'DESC'], range: [0, 1], after })).toEqual(all.slice(2));
  });
});
