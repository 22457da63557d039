import { quoteDecimals } from '#contract/coin.ts';

const centDecimals = 2;

/**
 * How much BTC so many dollars are at a rate, rounded half up to 8 decimals. Long division over
 * whole numbers: no float ever holds the amount. Undefined when the rate is no usable figure.
 */
export function btcEquivalent(dollars: number, rate: string): string | undefined {
  const [whole = '', given = ''] = rate.split('.');
  const fraction = given.padEnd(centDecimals, '0');
  const divisor = Number(whole + fraction);
  if (!(divisor > 0) || !Number.isSafeInteger(divisor * 10)) return undefined;
  // Cents over the rate's own units, with as many zeros as the answer has decimals.
  const zeros = fraction.length - centDecimals + quoteDecimals.BTC;
  const digits = `${Math.round(dollars * 100)}${'0'.repeat(zeros)}`;
  const [quotient, rest] = divide(digits, divisor);
  return withDecimals(rest * 2 >= divisor ? addOne(quotient) : quotient, quoteDecimals.BTC);
}

function divide(digits: string, divisor: number): [quotient: string, rest: number] {
  let quotient = '';
  let rest = 0;
  for (const digit of digits) {
    const part = rest * 10 + Number(digit);
    quotient += Math.floor(part / divisor);
    rest = part % divisor;
  }
  return [quotient, rest];
}

/** The next whole number, as digits. */
const addOne = (digits: string): string =>
  `0${digits}`.replace(
    /(\d)(9*)$/,
    (_, digit: string, nines: string) => `${Number(digit) + 1}${'0'.repeat(nines.length)}`,
  );

function withDecimals(digits: string, decimals: number): string {
  const padded = digits.replace(/^0+/, '').padStart(decimals + 1, '0');
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
