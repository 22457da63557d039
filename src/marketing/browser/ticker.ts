import type { InferType } from 'yup';
import { roundDecimal } from '#contract/coinAmount.ts';
import { groupDecimal } from '#contract/money.ts';
import type { prices } from '#contract/prices.ts';
import { host } from '#src/shared/api/host.ts';

type Rates = InferType<typeof prices.rates.reply>['data'];
type Rate = NonNullable<Rates['BTC']>;

const intervalMs = 60_000;
const minuteMs = 60_000;
const patienceMs = 10_000;
// Older than that, a price was read before the page was last looked at.
const longestMs = 5 * minuteMs;

/**
 * Keeps the strip's own prices and their age up to date while the page is seen (S-066). A price
 * that is old, or that could not be read again, says so and never looks like a live one.
 */
export function startTicker(strip: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Rates | undefined;

  const showAll = (rates: Rates) => {
    for (const entry of entries(strip)) show(entry, rates[entry.dataset.symbol as keyof Rates]);
  };

  const refresh = async () => {
    if (document.hidden) return;
    // A page that comes back into view still has the prices of then: their age is said at once.
    if (last) showAll(last);
    try {
      const reply = await fetch(`${host}/rates`, { signal: AbortSignal.timeout(patienceMs) });
      // A refusal comes without data, and so ends below like a network that fails.
      const { data }: { data: Rates } = await reply.json();
      showAll(data);
      last = data;
    } catch {
      // The network is often to blame; what was shown stays, but no longer as a price of now.
      for (const entry of entries(strip)) say(entry, 'old', 'not refreshed');
      last = undefined;
    }
    clearTimeout(timer);
    timer = setTimeout(refresh, intervalMs);
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
  if (!rate) say(entry, 'none', 'no source answers');
  else if (rate.example) say(entry, 'example', 'example price');
  else {
    const ageMs = Date.now() - Date.parse(rate.at);
    const old = rate.stale || ageMs > longestMs;
    say(entry, old ? 'old' : 'now', `${old ? 'old price: ' : ''}${age(ageMs)}, ${rate.source}`);
  }
}

function say(entry: HTMLElement, state: string, note: string): void {
  entry.dataset.state = state;
  const place = entry.querySelector('small');
  if (place) place.textContent = note;
}

// By hand, because the browser's own formatter takes 13 ms to start, a long task on a telephone.
const dollars = (usd: string): string =>
  `$${groupDecimal(roundDecimal(usd, /^\d(\.|$)/.test(usd) ? 4 : 2))}`;

function age(ageMs: number): string {
  const minutes = Math.floor(ageMs / minuteMs);
  if (minutes < 1) return 'under 1 min old';
  return minutes < 60 ? `${minutes} min old` : `${Math.floor(minutes / 60)} h old`;
}
