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

  const note = strip.querySelector<HTMLElement>('[data-ticker-note]');
  const setNote = (state: string, text: string) => {
    if (!note) return;
    note.dataset.state = state;
    note.textContent = text;
  };

  /** Age and source of all current prices are named once, and so is that they are examples. */
  const showAll = (rates: Rates) => {
    const current = Object.values(rates).filter((rate) => rate && !isOld(rate)) as Rate[];
    const hasExample = current.some(({ example }) => example);
    for (const entry of entries(strip)) {
      show(entry, rates[entry.dataset.symbol as keyof Rates], hasExample);
    }
    const oldest = Math.max(...current.map(ageOf));
    const sources = [...new Set(current.map(({ source }) => source))].join(', ');
    if (hasExample) setNote('example', 'example rate');
    else setNote('now', sources && `${age(oldest)}, ${sources}`);
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
      for (const entry of entries(strip)) setState(entry, 'old', '');
      setNote('old', 'not refreshed');
      last = undefined;
    }
    clearTimeout(timer);
    timer = setTimeout(refresh, minuteMs);
  };

  document.addEventListener('visibilitychange', refresh);
  void refresh();
}

const entries = (strip: HTMLElement) => strip.querySelectorAll<HTMLElement>('[data-symbol]');

const ageOf = ({ at }: Rate) => Date.now() - Date.parse(at);
const isOld = (rate: Rate) => !rate.example && (rate.stale || ageOf(rate) > maxAgeMs);

function show(entry: HTMLElement, rate: Rate | null | undefined, hasExample: boolean): void {
  const price = entry.querySelector('data');
  if (!price) return;
  price.textContent = rate ? dollars(rate.usd) : 'unavailable';
  price.value = rate?.usd ?? '';
  if (!rate) setState(entry, 'none', '');
  else if (rate.example) setState(entry, 'example', '');
  else if (isOld(rate)) setState(entry, 'old', `old price: ${age(ageOf(rate))}`);
  else setState(entry, 'now', hasExample ? age(ageOf(rate)) : '');
}

function setState(entry: HTMLElement, state: string, text: string): void {
  entry.dataset.state = state;
  const small = entry.querySelector('small');
  if (small) small.textContent = text;
}

// Intl.NumberFormat takes 13 ms to start, a long task on a phone.
const dollars = (usd: string): string =>
  `$${groupDecimal(roundDecimal(usd, /^\d(\.|$)/.test(usd) ? 4 : 2))}`;

function age(ageMs: number): string {
  const minutes = Math.floor(ageMs / minuteMs);
  if (minutes < 1) return 'under 1 min old';
  return minutes < 60 ? `${minutes} min old` : `${Math.floor(minutes / 60)} h old`;
}
