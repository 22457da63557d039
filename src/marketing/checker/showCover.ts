import { groupDecimal, groupDollars, parseDollars } from '#contract/money.ts';
import type { Reserve } from '#contract/reconciliations.ts';
import { factList } from './factList.ts';
import { readReserves } from './readHeads.ts';

const unpublished =
  'The operator does not publish what it holds, so you cannot see here that the coins are there.';

/** Shows the coins at our addresses on the newest closed day, beside the sum owed then. */
export async function showCover(root: HTMLElement): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-cover]');
  if (!place) return;
  try {
    const reserves = await readReserves();
    if (reserves.length === 0) place.textContent = unpublished;
    else place.replaceChildren(factList(coverFacts(reserves)));
  } catch {
    place.textContent = 'The cover could not be read now. Reload the page in a minute.';
  }
}

// A rate has eight decimals; zeros beyond the cents are left out.
const withoutZeros = (rate: string) => rate.replace(/(\.\d\d)(\d*?)0*$/, '$1$2');

/** Rows for each coin, and the cover of all where every day is the same and has its rates. */
export function coverFacts(reserves: readonly Reserve[]): (readonly [string, string])[] {
  const coins = reserves.map(({ coin, day, amount, rate, worth }) => {
    const value =
      rate && worth
        ? `worth ${groupDollars(parseDollars(worth))} at $${groupDecimal(withoutZeros(rate))}`
        : 'no rate that day';
    return [`${coin} held, ${day}`, `${amount} ${coin}, ${value}`] as const;
  });
  const [first] = reserves;
  const isWhole = reserves.every(({ day, worth }) => worth !== null && day === first?.day);
  if (!first || !isWhole) return coins;
  const owed = parseDollars(first.owed);
  const held = reserves.reduce((sum, { worth }) => sum + parseDollars(worth ?? '0'), 0n);
  if (owed <= 0n) return coins;
  const share = `${(held * 100n) / owed}% of the ${groupDollars(owed)} owed`;
  return [...coins, [`Cover, ${first.day}`, share] as const];
}
