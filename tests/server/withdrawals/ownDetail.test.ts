import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, investor, walletAddresses } from '#tests/support/people.ts';
import { stage } from './stage.ts';

const hourMs = 60 * 60_000;

describeOnOneEngine('a withdrawal of the caller', (engine) => {
  async function start() {
    const all = await stage(engine().db);
    const { backend, ada } = all;
    const read = (id: string, token = ada.token) =>
      callApi(backend, calls.withdrawals.ownDetail, { token, params: { id } });
    const data = async (id: string) => (await read(id)).reply.data;
    const events = async (id: string) => (await data(id)).timeline.map(({ event }) => event);
    const cancel = (id: string) =>
      callApi(backend, calls.withdrawals.cancel, { token: ada.token, params: { id } });
    return { ...all, read, data, events, cancel };
  }

  test('has its history, the end of the review, and the rate once it is paid', async () => {
    const { backend, grace, act, requested, data } = await start();
    const id = await requested();
    const { createdAt, reviewBy, payBy, rate } = await data(id);
    expect(payBy).toBeNull();
    expect(Date.parse(reviewBy ?? '') - Date.parse(createdAt)).toBe(48 * hourMs);
    expect(rate).toBeNull();
    await act('approve', id, grace);
    const approvedAt = backend.clock.now().toISOString();
    const approved = await data(id);
    expect(approved.reviewBy).toBeNull();
    expect(Date.parse(approved.payBy ?? '') - Date.parse(approvedAt)).toBe(48 * hourMs);
    backend.clock.advance(1000);
    await act('pay', id, grace);
    const paidAt = backend.clock.now().toISOString();
    expect(await data(id)).toMatchObject({
      status: 'paid',
      amount: 100,
      coinAmount: '0.00153846',
      rate: '65000.07',
      timeline: [
        { at: createdAt, event: 'requested' },
        { at: approvedAt, event: 'approved' },
        { at: paidAt, event: 'paid' },
      ],
    });
  });

  test('keeps the approval in its history when it is declined afterwards', async () => {
    const { grace, act, requested, approved, events, cancel } = await start();
    const declined = await approved();
    await act('decline', declined, grace);
    expect(await events(declined)).toEqual(['requested', 'approved', 'declined']);
    const refused = await requested();
    await act('decline', refused, grace);
    expect(await events(refused)).toEqual(['requested', 'declined']);
    const withdrawn = await requested();
    await cancel(withdrawn);
    expect(await events(withdrawn)).toEqual(['requested', 'cancelled']);
  });

  test('answers 404 for another user’s, also to staff', async () => {
    const { backend, grace, requested, read } = await start();
    const id = await requested();
    const eve = await investor(backend, 'eve');
    for (const token of [eve.token, grace.token]) expect((await read(id, token)).status).toBe(404);
    expect((await read(crypto.randomUUID())).status).toBe(404);
  });
});

describeOnOneEngine('an address for a withdrawal', (engine) => {
  async function start() {
    const all = await stage(engine().db);
    const { backend, ada } = all;
    const check = async (address: string, coin: 'BTC' | 'ETH' = 'BTC', token = ada.token) =>
      callApi(backend, calls.withdrawals.checkAddress, { token, query: { coin, address } });
    const data = async (...sent: Parameters<typeof check>) => (await check(...sent)).reply.data;
    return { ...all, check, data };
  }

  const fresh = { valid: true, problem: null, ours: false, usedBefore: false };
  const invalid = { valid: false, ours: false, usedBefore: false };

  test('is valid for its coin only, and the problem names the other', async () => {
    const { data } = await start();
    expect(await data(addresses.BTC)).toEqual(fresh);
    expect(await data(addresses.ETH, 'ETH')).toEqual(fresh);
    const toBitcoin = 'This is an Ethereum address. Enter a Bitcoin address.';
    expect(await data(addresses.ETH)).toEqual({ ...invalid, problem: toBitcoin });
    const toEther = 'This is a Bitcoin address. Enter an Ethereum address.';
    expect(await data(addresses.BTC, 'ETH')).toEqual({ ...invalid, problem: toEther });
    const neither = 'This is not a valid address for this coin.';
    expect(await data('bc1qsomething')).toEqual({ ...invalid, problem: neither });
  });

  test('is refused when it is one of ours, today’s or retired, in any spelling', async () => {
    const { backend, grace, data, request } = await start();
    const problem = 'This is one of our deposit addresses. Enter an address of your own wallet.';
    const ours = { valid: true, problem, ours: true, usedBefore: false };
    const retired = await addWallet(backend, grace, 'ETH');
    const { token } = grace;
    await callApi(backend, calls.wallets.remove, {
      token,
      params: { walletId: retired },
      query: { next: 'pause' },
    });
    expect(await data(walletAddresses.BTC.toUpperCase())).toEqual(ours);
    expect(await data(walletAddresses.ETH.toLowerCase(), 'ETH')).toEqual(ours);
    const { status, problem: answer } = await request('100', walletAddresses.BTC.toUpperCase());
    expect([status, answer.message, answer.fields]).toEqual([422, problem, { address: problem }]);
  });

  test('was used before once a withdrawal of the caller was paid to it', async () => {
    const { backend, grace, act, approved, data } = await start();
    const id = await approved();
    expect((await data(addresses.BTC)).usedBefore).toBe(false);
    await act('pay', id, grace);
    expect((await data(addresses.BTC.toUpperCase())).usedBefore).toBe(true);
    const eve = await investor(backend, 'eve');
    expect((await data(addresses.BTC, 'BTC', eve.token)).usedBefore).toBe(false);
  });

  test('needs a coin and an address, each with its sentence', async () => {
    const { check } = await start();
    const noCoin = await check(addresses.BTC, '' as never);
    expect([noCoin.status, noCoin.problem.fields]).toEqual([
      422,
      { coin: 'Choose Bitcoin or Ethereum.' },
    ]);
    expect((await check('')).problem.fields).toEqual({
      address: 'This is not a valid address for this coin.',
    });
  });
});
