/** A decimal text with its thousands grouped: `65000.00` reads `65,000.00`. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** A rate of a JSON number as people read it: `65,000.00`. */
export const usd = (rate: number): string => grouped(rate.toFixed(2));
