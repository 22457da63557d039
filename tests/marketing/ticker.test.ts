// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTicker } from '#src/marketing/browser/ticker.ts';
import { html } from './renderedSite.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rate = (usd: string, minutesAgo: number, state = {}) => ({
  usd,
  source: 'price index',
  at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  stale: false,
  example: false,
  ...state,
});

beforeEach(() => {
  vi.useFakeTimers({ now });
  document.body.innerHTML = html('/').split('<body>')[1] ?? '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(...replies: (object | Error)[]) {
  const fetched = vi.fn(async () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error) throw reply;
    return Response.json({ data: reply });
  });
  vi.stubGlobal('fetch', fetched);
  const strip = document.querySelector<HTMLElement>('[data-ticker]');
  if (!strip) throw new Error('The home page has no ticker.');
  startTicker(strip);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () =>
    Object.fromEntries(
      [...strip.querySelectorAll<HTMLElement>('li')].map((entry) => [
        entry.querySelector('b')?.textContent,
        ['span', 'small']
          .map((part) => entry.querySelector(part)?.textContent)
          .filter(Boolean)
          .join(' | '),
      ]),
    );
  const note = () => strip.querySelector('[data-ticker-note]')?.textContent;
  return { shown, note, fetched };
}

it('known prices come first, with the oldest age and the sources named once (S-065, S-066)', async () => {
  const { shown, note, fetched } = await start({
    BTC: rate('65000.5', 0),
    ETH: rate('44998', 4, { source: 'price service' }),
    EUR: rate('1.08321', 3),
  });
  expect(fetched).toHaveBeenCalledWith('/backend/rates', { signal: expect.any(AbortSignal) });
  expect(Object.entries(shown())).toEqual([
    ['Bitcoin', '$65,000.50'],
    ['Ethereum', '$44,998.00'],
    ['EUR to USD', '$1.0832'],
    ['S&P 500', 'not shown'],
    ['US 100', 'not shown'],
  ]);
  expect(note()).toBe('4 min old, price index, price service');
});

it('a stale or a missing price is marked as such, and its age is not that of the others', async () => {
  const { shown, note } = await start({
    BTC: rate('65000', 59, { stale: true }),
    ETH: rate('44998', 0),
    EUR: null,
  });
  expect(shown()).toMatchObject({
    Bitcoin: '$65,000.00 | old price: 59 min old',
    Ethereum: '$44,998.00',
    'EUR to USD': 'unavailable',
  });
  expect(note()).toBe('under 1 min old, price index');
});

it('example prices have one badge, or one each beside a real price', async () => {
  const [BTC, EUR] = [rate('65000', 0, { example: true }), rate('1.08', 0, { example: true })];
  const alone = await start({ BTC, ETH: null, EUR });
  expect(alone.note()).toBe('example rate');
  expect(alone.shown()).toMatchObject({ Bitcoin: '$65,000.00', 'EUR to USD': '$1.0800' });
  const beside = await start({ BTC, ETH: rate('3400', 2), EUR });
  expect(beside.note()).toBe('2 min old, price index');
  expect(beside.shown()).toMatchObject({
    Bitcoin: '$65,000.00 | example rate',
    Ethereum: '$3,400.00',
  });
});

it('the age of an old price is in hours, and an error response leaves it not refreshed', async () => {
  const old = { BTC: rate('65000', 190, { stale: true }), ETH: null, EUR: null };
  const { shown, note } = await start(old, undefined as unknown as object);
  expect(shown().Bitcoin).toBe('$65,000.00 | old price: 3 h old');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown().Bitcoin).toBe('$65,000.00');
  expect(note()).toBe('not refreshed');
});

it('prices of any size are shown in dollars', async () => {
  const { shown } = await start({
    BTC: rate('1234567.891', 0),
    ETH: rate('999.999', 0),
    EUR: rate('0.9', 0),
  });
  expect(shown()).toMatchObject({
    Bitcoin: '$1,234,567.89',
    Ethereum: '$999.99',
    'EUR to USD': '$0.9000',
  });
});

it('prices are read every minute, and marked when a read fails', async () => {
  const rates = { BTC: rate('65000', 0), ETH: null, EUR: null };
  const { note, fetched } = await start(rates, new TypeError('offline'), rates);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(note()).toBe('not refreshed');
  await vi.advanceTimersByTimeAsync(60_000);
  // The rate of the first read is two minutes old by then.
  expect(note()).toBe('2 min old, price index');
});

it('a page that becomes visible shows the age of its prices at once', async () => {
  const { shown, fetched } = await start({ BTC: rate('65000', 0), ETH: null, EUR: null });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  fetched.mockImplementation(() => new Promise(() => {}));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown().Bitcoin).toBe('$65,000.00 | old price: 1 h old');
});

it('prices are not read while the page is hidden', async () => {
  const { fetched } = await start({ BTC: null, ETH: null, EUR: null });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  // Tickers of earlier tests are still in this document and read too.
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
});
