import { unitsFrom, unitsText } from '#server/ledger/money.ts';
import { parseExact, plainDecimal } from './decimal.ts';

/** What has a price in dollars here: both coins and the euro. */
export const assets = ['BTC', 'ETH', 'EUR'] as const;
/** One of them. */
export type Asset = (typeof assets)[number];

/** The two kinds of price service, by the shape of their reply (S-219, S-220). */
export type Source = 'index' | 'service';

/** Decimals of a rate, in the database and in every calculation. */
export const rateDecimals = 8;

/** What one reply says: dollars per asset with 8 decimals, and why anything in it was refused. */
export interface Reading {
  usd: Partial<Record<Asset, string>>;
  refused: string[];
}

interface Shape {
  BTC: string;
  ETH?: string;
  /** Bitcoin in euros: what a dollar price of the euro is derived from. */
  bitcoinInEuros: string;
}

const shapes: Record<Source, Shape> = {
  index: { BTC: 'bpi.USD.rate', bitcoinInEuros: 'bpi.EUR.rate' },
  service: { BTC: 'bitcoin.usd', ETH: 'ethereum.usd', bitcoinInEuros: 'bitcoin.eur' },
};

// Far outside any price ever paid: a slipped decimal point or a test value must not become a quote.
// The upper ends also keep the smallest deposit above zero once its coin amount is rounded.
const plausibleDollars: Record<Asset, readonly [from: string, to: string]> = {
  BTC: ['100', '100000000'],
  ETH: ['1', '1000000'],
  EUR: ['0.1', '10'],
};

/**
 * Reads a raw reply of either shape (S-219, S-220, S-225). Zero, negative, non-finite and absurd
 * values are left out and named in `refused`; a missing Ethereum or euro price is not a fault.
 */
export function readReply(source: Source, raw: string): Reading {
  const reading: Reading = { usd: {}, refused: [] };
  let reply: unknown;
  try {
    reply = parseExact(raw);
  } catch {
    return { usd: {}, refused: ['The reply is not JSON.'] };
  }
  const { BTC, ETH, bitcoinInEuros } = shapes[source];
  const bitcoin = price(reply, BTC, 'BTC', reading);
  if (bitcoin === undefined && reading.refused.length === 0) {
    reading.refused.push(`${BTC} is missing.`);
  }
  const ether = ETH && price(reply, ETH, 'ETH', reading);
  const inEuros = price(reply, bitcoinInEuros, 'BTC', reading);
  if (bitcoin) reading.usd.BTC = text(bitcoin);
  if (ether) reading.usd.ETH = text(ether);
  if (bitcoin && inEuros) {
    const euro = divided(bitcoin, inEuros);
    if (isPlausible('EUR', euro)) reading.usd.EUR = text(euro);
    else reading.refused.push(`${bitcoinInEuros} is out of proportion to ${BTC}.`);
  }
  return reading;
}

function price(reply: unknown, path: string, asset: Asset, reading: Reading): bigint | undefined {
  const written = valueAt(reply, path);
  if (written === undefined) return undefined;
  const decimal = plainDecimal(written);
  const units = decimal === undefined ? undefined : unitsFrom(decimal, rateDecimals);
  if (units === undefined) reading.refused.push(`${path} is not a positive number.`);
  else if (units === 0n) reading.refused.push(`${path} is zero.`);
  else if (!isPlausible(asset, units)) reading.refused.push(`${path} is not a plausible price.`);
  else return units;
  return undefined;
}

function valueAt(reply: unknown, path: string): unknown {
  let value = reply;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function isPlausible(asset: Asset, units: bigint): boolean {
  const [from, to] = plausibleDollars[asset];
  return units >= unitsFrom(from, rateDecimals) && units <= unitsFrom(to, rateDecimals);
}

/** One rate over another, rounded half up to 8 decimals. */
function divided(a: bigint, b: bigint): bigint {
  return (2n * a * 10n ** BigInt(rateDecimals) + b) / (2n * b);
}

const text = (units: bigint) => unitsText(units, rateDecimals, rateDecimals);
