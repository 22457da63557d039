import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { depositMessages } from '#server/deposits/messages.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addWallet,
  investor,
  investorPassword,
  randomTxid,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { fakeServices, indexReply, serviceReply } from '#tests/support/priceAnswers.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const rateStepMs = 31_000;

describeOnOneEngine('a late deposit', (engine) => {
  async function start() {
    const services = fakeServices({ index: '', service: '' });
    const setRate = (rate: string | undefined) => {
      services.index = rate === undefined ? new Error('Down.') : indexReply(rate);
      services.service = rate === undefined ? new Error('Down.') : serviceReply(rate);
    };
    setRate('100000');
    const config = { demo: false };
    const backend = await startBackend({ db: engine().db, prices: services.prices, config });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    return {
      backend,
      grace,
      /** Quotes 500 USD at 100,000, and sends the deposit so much later, at another rate or none. */
      late: async (lateMs: number, rateThen?: string, limitsThen = {}) => {
        const query = { coin: 'BTC', amount: '500' };
        const quote = await callApi(backend, calls.prices.quote, { token: ada.token, query });
        const { quoteId } = quote.reply.data;
        backend.clock.advance(quoteMs + lateMs - rateStepMs);
        setRate(rateThen);
        // A price that moved by over 10 % counts once a second reading has confirmed it.
        await callApi(backend, calls.prices.rates);
        backend.clock.advance(rateStepMs);
        if (Object.keys(limitsThen).length > 0) {
          await changeAudited(backend.db, (trx) =>
            trx.updateTable('settings').set(limitsThen).execute(),
          );
        }
        const { token } = await signIn(backend, 'ada', investorPassword);
        const body = { amount: '500', coin: 'BTC', quoteId, txid: randomTxid() };
        const made = await callApi(backend, calls.deposits.create, { token, body });
        expect(made.status).toBe(200);
        return made.reply.data._id;
      },
      asStaff: async () => {
        const { token } = await signIn(backend, 'grace', 'StaffPass#1');
        return {
          confirm: (depositId: string, body: object) =>
            callApi(backend, calls.deposits.confirm, { token, params: { depositId }, body }),
          detail: async (id: string) =>
            (await callApi(backend, calls.deposits.detail, { token, params: { id } })).reply.data,
        };
      },
    };
  }

  test('of a few minutes needs a note and is credited as asked', async () => {
    const { late, asStaff } = await start();
    const id = await late(5 * minuteMs, '101999');
    const { confirm, detail } = await asStaff();
    expect((await detail(id)).expectedCredit).toMatchObject({
      amount: '500.00',
      reasons: ['late'],
      rate: { usd: '101999.00', sources: ['price index', 'price service'] },
    });
    expect((await confirm(id, {})).problem.fields).toEqual({
      note: depositMessages.noteRequiredLate,
    });
    expect((await confirm(id, { note: 'Sent in time.' })).reply.message).toContain('500.00');
  });

  test.each([
    [
      'over an hour late',
      hourMs + 1,
      '60000',
      '300.00',
      ['late', 'over-an-hour-late', 'rate-moved'],
    ],
    ['when the rate fell by over 2 %', minuteMs, '97999', '490.00', ['late', 'rate-moved']],
    ['never above what was asked', 2 * hourMs, '150000', '500.00', undefined],
    ['30 days late', 720 * hourMs, '60000', '300.00', undefined],
  ])('is credited at the rate on arrival %s', async (_, lateMs, rate, amount, reasons) => {
    const { late, asStaff } = await start();
    const id = await late(lateMs, rate);
    const { confirm, detail } = await asStaff();
    const { expectedCredit } = await detail(id);
    expect(expectedCredit?.amount).toBe(amount);
    if (reasons) expect(expectedCredit?.reasons).toEqual(reasons);
    expect((await confirm(id, {})).status).toBe(422);
    const done = await confirm(id, { note: 'Checked.' });
    expect(done.reply.message).toContain(`: $${amount} confirmed.`);
  });

  test('needs note and password for another amount than the one at the rate on arrival', async () => {
    const { backend, late, asStaff } = await start();
    const id = await late(2 * hourMs, '60000');
    const { confirm } = await asStaff();
    const asked = await confirm(id, { amount: '500' });
    expect(asked.problem.fields).toEqual({ note: depositMessages.noteRequiredAmount });
    backend.clock.advance(11 * minuteMs);
    const stale = await confirm(id, { amount: '500', note: 'Goodwill.' });
    expect(stale.problem.code).toBe('reauthenticate');
    expect((await confirm(id, { note: 'At the rate on arrival.' })).status).toBe(200);
  });

  test('needs an amount over an hour late when no rate is known', async () => {
    const { late, asStaff } = await start();
    const id = await late(2 * hourMs);
    const { confirm, detail } = await asStaff();
    expect((await detail(id)).expectedCredit).toMatchObject({ amount: null, rate: null });
    const bare = await confirm(id, { note: 'Checked.' });
    expect(bare.problem.fields).toEqual({ amount: depositMessages.creditUnknown });
    expect((await confirm(id, { amount: '310.5', note: 'By the day’s close.' })).status).toBe(200);
  });

  test('with a quote over a day old, or under limits set since, is taken and marked', async () => {
    const { late, asStaff } = await start();
    const limits = { deposits_paused: true, max_deposit_usd: 400 };
    const id = await late(25 * hourMs, '100000', limits);
    const { confirm, detail } = await asStaff();
    expect((await detail(id)).expectedCredit?.reasons).toEqual([
      ...['late', 'over-an-hour-late', 'old-quote', 'paused', 'above-maximum'],
    ]);
    expect((await confirm(id, {})).problem.fields).toEqual({
      note: depositMessages.noteRequiredLate,
    });
  });
});
