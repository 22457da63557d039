/** The distance of grid lines: a round figure, at most three times in the highest one. */
export function roundStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const sizes = [0.5, 1, 2, 2.5, 5].map((size) => size * power);
  return sizes.find((size) => highest / size <= 3) ?? 5 * power;
}

const round = (part: number) => Number(part.toFixed(2));

/** A figure above a bar, in the few digits that have a place there: `$107k`, `$9.9k`. */
export const barDollars = (dollars: number): string => axisDollars(fewDigits(dollars));

/** Two digits, or the three before the unit. */
function fewDigits(figure: number): number {
  if (figure < 1) return 0;
  const beforeUnit = (Math.floor(Math.log10(figure)) % 3) + 1;
  return Number(figure.toPrecision(Math.max(2, beforeUnit)));
}

/** A figure of the axis: `$500`, `$2.5k`, `$1.5M`. */
export function axisDollars(dollars: number): string {
  if (dollars >= 1e6) return `$${round(dollars / 1e6)}M`;
  return dollars >= 1e3 ? `$${round(dollars / 1e3)}k` : `$${round(dollars)}`;
}
