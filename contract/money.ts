import { roundDecimal } from './coinAmount.ts';

/** A whole number of US cents. Never on the wire, in storage or in a query key. */
export type Cents = bigint;

const centsPerDollar = 100n;

/** Dollars over 0 with at most two decimals, as a person types them. */
export const dollarsPattern = /^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/;

export const wholeDollarsPattern = /^\d{1,9}$/;

/**
 * Reads dollars as text, the deposit amounts of the wire too.
 * Errors: RangeError on a sign, a third decimal or anything but digits.
 * @example parseDollars('500.5') // 50050n
 */
export function parseDollars(text: string): Cents {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not dollars and cents: ${text}`);
  return BigInt(whole) * centsPerDollar + BigInt(fraction.padEnd(2, '0'));
}

const amountPattern = /^[-+]?\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(\.\d{1,2})?$/;

/** Reads an amount as people type it, '1250' or '$1,250.00', without its sign. */
export function parseAmount(text: string): Cents | undefined {
  const [, whole, fraction = ''] = amountPattern.exec(text) ?? [];
  return whole === undefined ? undefined : parseDollars(whole.replaceAll(',', '') + fraction);
}

/** Rounds a decimal in dollars, zero or more, half up to cents. */
export function roundDollars(decimal: string | number): Cents {
  const text = String(decimal);
  // JavaScript writes a number below a millionth with an exponent.
  return text.includes('e-') ? 0n : parseDollars(roundDecimal(text, 2));
}

/** Writes cents for the wire and CSV: '54860.25', '-0.05'. */
export function formatDollars(cents: Cents): string {
  const size = cents < 0n ? -cents : cents;
  const fraction = String(size % centsPerDollar).padStart(2, '0');
  return `${cents < 0n ? '-' : ''}${size / centsPerDollar}.${fraction}`;
}

const groupThousands = (whole: string): string =>
  whole.length > 3 ? `${groupThousands(whole.slice(0, -3))},${whole.slice(-3)}` : whole;

/** Groups the thousands of a decimal text without a sign: '65000.00' is '65,000.00'. */
export function groupDecimal(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [groupThousands(whole), ...fraction].join('.');
}

export const groupFigure = (cents: Cents): string => groupDecimal(formatDollars(cents));

/** Writes cents for screens, toasts, mails and PDF: '$54,860.25', '-$850.00'. */
export function groupDollars(cents: Cents): string {
  return cents < 0n ? `-$${groupFigure(-cents)}` : `$${groupFigure(cents)}`;
}

/** Writes a movement with its sign: '+$500.00', '-$20.00', '$0.00'. */
export const signDollars = (cents: Cents): string =>
  cents > 0n ? `+${groupDollars(cents)}` : groupDollars(cents);

/** Writes a deposit amount of the wire: digits only when there are no cents. */
export const amountText = (cents: Cents): string => formatDollars(cents).replace(/\.00$/, '');

export const dollarsNumber = (cents: Cents): number => Number(formatDollars(cents));

/** Reads a JSON number in dollars by its digits. Errors: RangeError on a third decimal. */
export function dollarsFrom(dollars: number): Cents {
  const text = String(dollars);
  return text.startsWith('-') ? -parseDollars(text.slice(1)) : parseDollars(text);
}

export type InCents<Wire> = Omit<Wire, 'amount'> & { amountCents: Cents };

export function inCents<Wire extends { amount: string | number }>({
  amount,
  ...rest
}: Wire): InCents<Wire> {
  const amountCents = typeof amount === 'string' ? parseDollars(amount) : dollarsFrom(amount);
  return { ...rest, amountCents };
}
