import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { walletMessages } from '#server/wallets/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff, walletAddresses } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

const minuteMs = 60_000;

describeOnOneEngine('making a deposit', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    const send = (body: object, token = ada.token) =>
      callApi(backend, calls.deposits.create, { token, body: body as never });
    const quote = async (amount = '500', token = ada.token) =>
      (await callApi(backend, calls.prices.quote, { token, query: { coin: 'BTC', amount } })).reply
        .data;
    return { backend, grace, ada, send, quote };
  }

  test.each([
    [{ amount: '50.5', coin: 'BTC' }, messages.amountNotANumber],
    [{ amount: '-50', coin: 'BTC' }, messages.amountNotANumber],
    [{ amount: '1e3', coin: 'BTC' }, messages.amountNotANumber],
    [{ amount: ' 50', coin: 'BTC' }, messages.amountNotANumber],
    [{ amount: '1e3', coin: '' }, messages.amountNotANumber],
    [{ amount: '', coin: 'BTC' }, messages.selectModeAndAmount],
    [{ amount: '500', coin: '' }, messages.selectModeAndAmount],
    [{ amount: '49', coin: 'ETH' }, 'Minimum: 50.00 USD'],
    [{ amount: '500', coin: 'BTC', txid: 'xyz' }, messages.txidBitcoin],
  ])('refuses %o', async (body, sentence) => {
    const { backend, grace, send } = await start();
    await addWallet(backend, grace);
    const { status, problem } = await send(body);
    expect([status, problem.message, problem.error]).toEqual([422, sentence, sentence]);
  });

  test('answers 409 to a quote and a deposit while no wallet exists', async () => {
    const { send } = await start();
    const { status, problem } = await send({ amount: '500', coin: 'BTC' });
    expect([status, problem.message]).toEqual([409, walletMessages.noWallet]);
  });

  test('is pending whatever status the client sends', async () => {
    const { backend, grace, send } = await start();
    await addWallet(backend, grace);
    const { reply } = await send({ amount: '500', coin: 'BTC', status: 'confirmed' });
    expect(reply.data.status).toBe('pending');
  });

  test('keeps the quoted address and rate, and is marked when it is late', async () => {
    const { backend, grace, ada, send, quote } = await start();
    const walletId = await addWallet(backend, grace);
    const { quoteId } = await quote();
    const params = { walletId };
    await callApi(backend, calls.wallets.remove, {
      token: grace.token,
      params,
      query: { next: 'pause' },
    });
    backend.clock.advance(16 * minuteMs);
    const { reply } = await send({ amount: '500', coin: 'BTC', quoteId });
    const detail = await callApi(backend, calls.deposits.detail, {
      token: ada.token,
      params: { id: reply.data._id },
    });
    expect(detail.reply.data).toMatchObject({
      address: walletAddresses.BTC,
      late: true,
      quote: { rate: '65000.00', coinAmount: '0.00769231' },
      decidedBy: null,
    });
  });

  test('a quote serves its owner, its amount and its coin only, and once', async () => {
    const { backend, grace, send, quote } = await start();
    await addWallet(backend, grace);
    const eve = await investor(backend, 'eve');
    const { quoteId } = await quote();
    expect((await send({ amount: '500', coin: 'BTC', quoteId }, eve.token)).status).toBe(404);
    expect((await send({ amount: '501', coin: 'BTC', quoteId })).status).toBe(422);
    expect((await send({ amount: '500', coin: 'ETH', quoteId })).status).toBe(422);
    const first = await send({ amount: '500', coin: 'BTC', quoteId });
    // One reference from the quote on.
    expect(first.reply.data._id).toBe(quoteId);
    const second = await send({ amount: '500', coin: 'BTC', quoteId });
    expect(second.reply).toEqual(first.reply);
  });

  test('stores a receipt for owner and staff only, and marks its second use', async () => {
    const { backend, grace, ada, send } = await start();
    await addWallet(backend, grace);
    const eve = await investor(backend, 'eve');
    const image = await png('proof.png');
    const one = (await send({ amount: '500', coin: 'BTC', image })).reply.data;
    const two = (await send({ amount: '600', coin: 'BTC', image }, eve.token)).reply.data;
    const id = one.image?.split('/').at(-1) ?? '';
    const read = (token: string) =>
      callApi(backend, calls.deposits.receipt, { token, params: { id } });
    const own = await read(ada.token);
    expect([own.status, own.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(own.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await (own.reply as Blob).arrayBuffer()).toEqual(await image.arrayBuffer());
    expect((await read(eve.token)).status).toBe(404);
    expect((await read(grace.token)).status).toBe(200);
    const detail = await callApi(backend, calls.deposits.detail, {
      token: grace.token,
      params: { id: one._id },
    });
    expect(detail.reply.data.duplicates).toMatchObject([{ _id: two._id, same: ['proof'] }]);
  });

  test('answers 415 to a file that only claims to be a picture', async () => {
    const { backend, grace, send } = await start();
    await addWallet(backend, grace);
    const html = new File(['<script>alert(1)</script>'], 'proof.png', { type: 'image/png' });
    const { status } = await send({ amount: '500', coin: 'BTC', image: html });
    expect(status).toBe(415);
  });
});
