import type { InferType } from 'yup';
import { roundDecimal } from '#contract/coinAmount.ts';
import { groupDecimal } from '#contract/money.ts';
import type { prices } from '#contract/prices.ts';
import { host } from '#src/shared/api/host.ts';

type Rates = InferType<typeof prices.rates.reply>['data'];
type Rate = NonNullable<Rates['BTC']>;

const minuteMs = 60_000;
const timeoutMs = 10_000;
// Only a page that was hidden shows an older price.
const maxAgeMs = 5 * minuteMs;

/**
 * Keeps the prices and their age up to date while the page is visible. A price that is old, or that
 * could not be refreshed, is marked as such.
 */
export function startTicker(strip: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Rates | undefined;

  const showAll = (rates: Rates) => {
    for (const entry of entries(strip)) show(entry, rates[entry.dataset.symbol as keyof Rates]);
  };

  const refresh = async () => {
    if (document.hidden) return;
    // A page that becomes visible again shows old prices: show their age at once.
    if (last) showAll(last);
    try {
      const reply = await fetch(`${host}/rates`, { signal: AbortSignal.timeout(timeoutMs) });
      // An error response has no data, so that it ends in `catch` like a network error.
      const { data }: { data: Rates } = await reply.json();
      showAll(data);
      last = data;
    } catch {
      // Keep the prices, marked as old.
      for (const entry of entries(strip)) setState(entry, 'old', 'not refreshed');
      last = undefined;
    }
    clearTimeout(timer);
    timer = setTimeout(refresh, minuteMs);
  };

  document.addEventListener('visibilitychange', refresh);
  void refresh();
}

const entries = (strip: HTMLElement) => strip.querySelectorAll<HTMLElement>('[data-symbol]');

function show(entry: HTMLElement, rate: Rate | null | undefined): void {
  const price = entry.querySelector('data');
  if (!price) return;
  price.textContent = rate ? dollars(rate.usd) : 'No price';
  price.value = rate?.usd ?? '';
  if (!rate) setState(entry, 'none', 'no source answers');
  else if (rate.example) setState(entry, 'example', 'example price');
  else {
    const ageMs = Date.now() - Date.parse(rate.at);
    const old = rate.stale || ageMs > maxAgeMs;
    setState(
      entry,
      old ? 'old' : 'now',
      `${old ? 'old price: ' : ''}${age(ageMs)}, ${rate.source}`,
    );
  }
}

function setState(entry: HTMLElement, state: string, note: string): void {
  entry.dataset.state = state;
  const noteElement = entry.querySelector('small');
  if (noteElement) noteElement.textContent = note;
}

// Intl.NumberFormat takes 13 ms to start, a long task on a phone.
const dollars = (usd: string): string =>
  `$${groupDecimal(roundDecimal(usd, /^\d(\.|$)/.test(usd) ? 4 : 2))}`;

function age(ageMs: number): string {
  const minutes = Math.floor(ageMs / minuteMs);
  if (minutes < 1) return 'under 1 min old';
  return minutes < 60 ? `${minutes} min old` : `${Math.floor(minutes / 60)} h old`;
}
