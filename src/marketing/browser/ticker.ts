import type { InferType } from 'yup';
import type { prices } from '#contract/prices.ts';
import { host } from '#src/shared/api/host.ts';
import { ageText, priceText } from './tickerText.ts';

type Rates = InferType<typeof prices.rates.reply>['data'];
type Rate = NonNullable<Rates['BTC']>;

const minuteMs = 60_000;
const timeoutMs = 10_000;
const example = 'example rate';
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

  /** Names once the age and the source of all current prices, or that all are examples. */
  const showAll = (rates: Rates) => {
    const current = Object.values(rates).filter((rate): rate is Rate => stateOf(rate) === 'now');
    const mark = current[0] ? example : '';
    for (const entry of entries(strip)) {
      const rate = rates[entry.dataset.symbol as keyof Rates];
      show(entry, rate, mark);
    }
    const sources = [...new Set(current.map(({ source }) => source))].join(', ');
    const text = mark && `${ageText(Math.max(...current.map(ageOf)))}, ${sources}`;
    const hasExample = strip.querySelector('li[data-state="example"]');
    if (text || !hasExample) setState(note, 'now', text);
    else setState(note, 'example', example);
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
      setState(note, 'old', 'not refreshed');
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

function stateOf(rate: Rate | null | undefined): string {
  if (!rate) return 'none';
  if (rate.example) return 'example';
  return rate.stale || ageOf(rate) > maxAgeMs ? 'old' : 'now';
}

function show(entry: HTMLElement, rate: Rate | null | undefined, mark: string): void {
  const state = stateOf(rate);
  const price = entry.querySelector('span');
  if (price) price.textContent = rate ? priceText(rate.usd) : 'unavailable';
  const old = rate && state === 'old' && `old price: ${ageText(ageOf(rate))}`;
  setState(entry, state, old || (state === 'example' ? mark : ''));
}

function setState(entry: HTMLElement | null, state: string, text: string): void {
  if (!entry) return;
  entry.dataset.state = state;
  const small = entry.querySelector('small');
  if (small) small.textContent = text;
}
