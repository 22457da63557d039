import { type Coin, quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { quoteMs } from '#contract/lifetimes.ts';
import { type Cents, groupDecimal, groupDollars, signDollars } from '#contract/money.ts';

// Invented: an account, a quote and a payout, computed by the rules of the product.
const trueMinus = (text: string) => text.replace('-', '\u2212');

const opening: Cents = 1_045_000n;

const movements = [
  { day: '2026-10-28', shown: '28 Oct', name: 'Deposit, ETH', cents: 200_000n },
  { day: '2026-11-20', shown: '20 Nov', name: 'Deposit, BTC', cents: 75_000n },
  { day: '2026-11-21', shown: '21 Nov', name: 'Withdrawal, ETH', cents: -40_000n },
];

interface StatementRow {
  day: string;
  shown: string;
  name: string;
  /** Of an entry, which the opening balance is not. */
  amount?: string;
  balance: string;
}

const entries: StatementRow[] = movements.map(({ cents, ...movement }, at) => ({
  ...movement,
  amount: trueMinus(signDollars(cents)),
  balance: groupDollars(
    movements.slice(0, at + 1).reduce((sum, { cents: each }) => sum + each, opening),
  ),
}));

/** The opening balance, then the entries from old to new, each with the sum so far. */
export const statementRows: readonly StatementRow[] = [
  { day: '2026-10-01', shown: '1 Oct', name: 'Opening balance', balance: groupDollars(opening) },
  ...entries,
];

export const statementBalance = entries.at(-1)?.balance ?? '';

export const statementText = `The account begins with ${groupDollars(opening)}. ${entries
  .map(({ shown, amount, balance }) => `${shown}: ${amount} makes ${balance}.`)
  .join(' ')}`;

interface Trade {
  coin: Coin;
  cents: Cents;
  rateUsd: string;
}

/** The coins of an amount, rounded as in a quote and in a payout. */
function coinsOf({ coin, cents, rateUsd }: Trade): string {
  const places = quoteDecimals[coin];
  const decimals = unitDecimals[coin];
  const units = coinUnits({ cents, rateUsd, places, decimals });
  return `${formatUnits(units, { decimals, places })} ${coin}`;
}

const dollars = (rateUsd: string) => `$${groupDecimal(rateUsd)}`;

// The example rate of demo mode, which the ticker shows.
const exampleRateUsd = '65000.00';

const quoted: Trade = { coin: 'BTC', cents: 50_000n, rateUsd: exampleRateUsd };

export const quoteExample = {
  coins: coinsOf(quoted),
  amount: groupDollars(quoted.cents),
  rate: dollars(quoted.rateUsd),
};

export const quoteText = `${quoteExample.amount} at ${quoteExample.rate} for one bitcoin is ${quoteExample.coins}.`;

/** The lifetime of a quote in the words of the register. */
export const quoteValid = `${quoteMs / 60_000} minutes`;

const paid: Trade = { coin: 'BTC', cents: 40_000n, rateUsd: exampleRateUsd };
const risen: Trade = { ...paid, rateUsd: '68000.00' };

export const payoutText = [
  `You ask for ${groupDollars(paid.cents)} in Bitcoin.`,
  `If one bitcoin costs ${dollars(paid.rateUsd)} when we pay, you receive ${coinsOf(paid)}.`,
  `If it costs ${dollars(risen.rateUsd)}, you receive ${coinsOf(risen)}.`,
  `Either way the coins are worth ${groupDollars(paid.cents)} at that moment.`,
].join(' ');
