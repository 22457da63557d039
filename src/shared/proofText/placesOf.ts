import { amountPattern, foldText } from './hasCode.ts';
import type { Place, TextRun } from './textRun.ts';

/** A code or an amount that a proof should have. */
export interface Wanted {
  kind: 'code' | 'amount';
  text: string;
}

/** The places of a code or an amount on a page; a code may be broken over several lines. */
export const placesOf = (runs: readonly TextRun[], { kind, text }: Wanted): Place[] =>
  kind === 'code' ? placesOfCode(runs, foldText(text)) : placesOfAmount(runs, text);

function placesOfCode(runs: readonly TextRun[], code: string): Place[] {
  const letters = runs.flatMap((run) =>
    [...run.text].flatMap((letter, at) => (foldText(letter) ? [{ letter, run, at }] : [])),
  );
  const start = letters
    .map(({ letter }) => foldText(letter)[0])
    .join('')
    .indexOf(code);
  if (start < 0 || code === '') return [];
  const found = letters.slice(start, start + code.length);
  return [...new Set(found.map(({ run }) => run))].map((run) => {
    const own = found.filter((letter) => letter.run === run).map(({ at }) => at);
    return partOf(run, Math.min(...own), Math.max(...own) + 1);
  });
}

const placesOfAmount = (runs: readonly TextRun[], amount: string): Place[] =>
  runs.flatMap((run) => {
    const match = amountPattern(amount).exec(run.text);
    return match ? [partOf(run, match.index, match.index + match[0].length)] : [];
  });

/** The letters of a run from one to before another; each is taken to be as wide as the next. */
function partOf({ text, place }: TextRun, from: number, to: number): Place {
  const { left, top, width, height } = place;
  const letter = width / text.length;
  return { left: left + from * letter, top, width: (to - from) * letter, height };
}
