import { groupDecimal } from '#contract/money.ts';

/** Cut to cents, below ten dollars to four decimals. Intl.NumberFormat takes 13 ms to start. */
export function priceText(usd: string): string {
  const [whole = '', fraction = ''] = usd.split('.');
  const places = whole.length > 1 ? 2 : 4;
  return `$${groupDecimal(whole)}.${fraction.slice(0, places).padEnd(places, '0')}`;
}

/** The age of a price, in one phrase. */
export function ageText(ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'under 1 min old';
  return minutes < 60 ? `${minutes} min old` : `${Math.floor(minutes / 60)} h old`;
}
