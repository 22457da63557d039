import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endedQuoteMs, quoteMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { quoteMessages } from '#server/quotes/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

describeOnOneEngine('an open quote', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const quote = async (amount = '500') => {
      const query = { coin: 'BTC', amount };
      return (await callApi(backend, calls.prices.quote, { token: ada.token, query })).reply.data
        .quoteId;
    };
    const sent = (id: string, caller = ada.token) =>
      callApi(backend, calls.quotes.sent, { token: caller, params: { id } });
    const discard = (id: string, caller = ada.token) =>
      callApi(backend, calls.quotes.discard, { token: caller, params: { id } });
    const own = async () =>
      (await callApi(backend, calls.quotes.own, { token: ada.token })).reply.data;
    const submit = (quoteId: string) =>
      callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { amount: '500', coin: 'BTC', quoteId },
      });
    return { backend, grace, ada, quote, sent, discard, own, submit };
  }

  const idsOf = (quotes: { quoteId: string }[]) => quotes.map(({ quoteId }) => quoteId);

  test('is refused while five are reported and not submitted; a report of its coin is not', async () => {
    const { backend, ada, quote, sent, discard } = await start();
    backend.ports.config.rateLimitFactor = 1;
    const ids: string[] = [];
    for (let made = 0; made < 6; made += 1) ids.push(await quote(String(500 + made)));
    const [first = '', ...others] = ids;
    for (const id of others) expect((await sent(id)).status).toBe(200);
    const query = { amount: '900', coin: 'BTC' };
    const more = () => callApi(backend, calls.prices.quote, { token: ada.token, query });
    expect((await more()).problem.message).toBe(quoteMessages.paymentsAnnounced);
    expect((await sent(first)).status).toBe(200);
    for (const id of others.slice(0, 2)) await discard(id);
    const next = (await more()).reply.data.quoteId;
    // With the four that are left, this factor reaches the bound of reports.
    backend.ports.config.rateLimitFactor = 0.08;
    expect((await sent(next)).status).toBe(409);
  });

  test('is read by its owner only', async () => {
    const { backend, grace, ada, quote } = await start();
    const id = await quote();
    const read = (token: string) => callApi(backend, calls.quotes.read, { token, params: { id } });
    expect((await read(ada.token)).reply.data).toMatchObject({
      ...{ quoteId: id, amount: '500', sentAt: null, depositId: null },
      createdAt: backend.clock.now().toISOString(),
    });
    const eve = await investor(backend, 'eve');
    expect((await read(eve.token)).status).toBe(404);
    expect((await read(grace.token)).status).toBe(404);
  });

  test('is listed for a day after its end, and for longer once its coin was sent', async () => {
    const { backend, ada, quote, sent, own } = await start();
    const first = await quote();
    backend.clock.advance(1000);
    const second = await quote();
    expect(idsOf(await own())).toEqual([second, first]);
    await sent(first);
    backend.clock.advance(quoteMs + endedQuoteMs - 1);
    ada.token = (await signIn(backend, 'ada', investorPassword)).token;
    expect(idsOf(await own())).toEqual([second, first]);
    backend.clock.advance(1);
    expect(idsOf(await own())).toEqual([first]);
  });

  test('is left out after its end once the same amount was quoted again', async () => {
    const { backend, quote, own } = await start();
    const [ended, other] = [await quote('500'), await quote('700')];
    backend.clock.advance(quoteMs);
    expect(idsOf(await own()).sort()).toEqual([ended, other].sort());
    const renewed = await quote('500');
    expect(idsOf(await own())).toEqual([renewed, other]);
  });

  test('is no longer listed once it was discarded or has a deposit', async () => {
    const { quote, discard, own, submit } = await start();
    const [discarded, submitted] = [await quote(), await quote()];
    expect((await discard(discarded)).reply.message).toBe('Quote discarded.');
    expect(idsOf(await own())).toEqual([submitted]);
    expect((await submit(submitted)).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  test('keeps the first time at which its coin was reported as sent, also after the expiry', async () => {
    const { backend, quote, sent } = await start();
    const id = await quote();
    backend.clock.advance(quoteMs + 1000);
    const sentAt = backend.clock.now().toISOString();
    const { reply } = await sent(id);
    expect(reply).toMatchObject({
      message: 'We noted that you sent 0.00769231 BTC.',
      data: { quoteId: id, sentAt },
    });
    backend.clock.advance(1000);
    expect((await sent(id)).reply.data.sentAt).toBe(sentAt);
  });

  test('leaves one line of the audit log for each statement', async () => {
    const { backend, grace, ada, quote, sent, discard } = await start();
    const id = await quote();
    for (const say of [sent, sent, discard, discard]) await say(id);
    const query = { filter: { targetId: id } };
    const { reply } = await callApi(backend, calls.audit.list, { token: grace.token, query });
    expect(reply.data.map(({ action, actor }) => [action, actor._id])).toEqual([
      ['quote.discard', ada.user._id],
      ['quote.sent', ada.user._id],
    ]);
    const details = { amount: '500', coin: 'BTC', coinAmount: '0.00769231' };
    expect(reply.data[0]?.details).toEqual(details);
  });

  test('takes statements from its owner only', async () => {
    const { backend, quote, sent, discard, own } = await start();
    const eve = await investor(backend, 'eve');
    const id = await quote();
    expect((await sent(id, eve.token)).status).toBe(404);
    expect((await discard(id, eve.token)).status).toBe(404);
    expect(await own()).toMatchObject([{ quoteId: id, sentAt: null }]);
  });

  test('cannot be discarded once it has a deposit, nor sent once it was discarded', async () => {
    const { quote, sent, discard, submit } = await start();
    const [submitted, discarded] = [await quote(), await quote()];
    await submit(submitted);
    expect((await discard(submitted)).status).toBe(409);
    const later = await sent(submitted);
    expect([later.status, later.reply.data.sentAt]).toEqual([200, null]);
    await discard(discarded);
    expect((await sent(discarded)).status).toBe(409);
  });

  test('takes a deposit after it was discarded, because the coin may have been sent', async () => {
    const { quote, discard, submit } = await start();
    const id = await quote();
    await discard(id);
    expect((await submit(id)).status).toBe(200);
  });

  test('with a sent coin is seen and counted by staff until it has a deposit', async () => {
    const { backend, grace, ada, quote, sent, submit } = await start();
    const id = await quote();
    await quote();
    const announced = async () => {
      const { token } = grace;
      const params = { id: ada.user._id };
      const listed = await callApi(backend, calls.quotes.announced, { token, params });
      const overview = await callApi(backend, calls.overview.read, { token });
      return [idsOf(listed.reply.data), overview.reply.data.announced];
    };
    expect(await announced()).toEqual([[], 0]);
    await sent(id);
    expect(await announced()).toEqual([[id], 1]);
    const { reply } = await submit(id);
    expect(await announced()).toEqual([[], 0]);
    const detail = await callApi(backend, calls.quotes.read, { token: ada.token, params: { id } });
    expect(detail.reply.data.depositId).toBe(reply.data._id);
  });

  test.each([
    ['UPDATE quotes SET sent_at = now()', 'no line in the audit log'],
    ['UPDATE quotes SET discarded_at = now()', 'no line in the audit log'],
    ['UPDATE quotes SET deposit_id = gen_random_uuid()', 'only a new deposit is linked'],
    ['UPDATE quotes SET amount_cents = 1', 'the terms of a quote never change'],
  ])('refuses %s', async (statement, message) => {
    const { backend, quote } = await start();
    await quote();
    await expect(sql.raw(statement).execute(backend.db)).rejects.toThrow(message);
  });

  test.each([
    ['sent', 'sent_at'],
    ['discard', 'discarded_at'],
  ] as const)('keeps the statement of %s', async (verb, column) => {
    const here = await start();
    const { backend } = here;
    await here[verb](await here.quote());
    for (const value of ['NULL', 'now()']) {
      const change = sql.raw(`UPDATE quotes SET ${column} = ${value}`).execute(backend.db);
      await expect(change).rejects.toThrow('was said before');
    }
  });
});
