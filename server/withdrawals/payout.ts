import { type Coin, quoteDecimals } from '#contract/coin.ts';
import {
  centsAtRate,
  coinUnits,
  differsByOver,
  formatUnits,
  isHalfOrDouble,
  unitDecimals,
} from '#contract/coinAmount.ts';
import { groupDollars } from '#contract/money.ts';
import type { StaffWithdrawalDetail } from '#contract/withdrawals.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { type Rate, rateText } from '#server/prices/rates.ts';
import { withdrawalMessages } from './messages.ts';

/** Dollars to be paid in a coin. */
interface Due {
  coin: Coin;
  amount_cents: bigint;
}

/** Rounded like a quote, without a spread. */
const expectedUnits = ({ coin, amount_cents: cents }: Due, rate: Pick<Rate, 'usd'>): bigint =>
  coinUnits({
    cents,
    rateUsd: rate.usd,
    places: quoteDecimals[coin],
    decimals: unitDecimals[coin],
  });

export function toPayout(due: Due, rate: Rate | null): StaffWithdrawalDetail['payout'] {
  if (!rate) return null;
  const units = expectedUnits(due, rate);
  const decimals = unitDecimals[due.coin];
  return {
    coinAmount: formatUnits(units, { decimals, places: quoteDecimals[due.coin] }),
    rate: rateText(rate.usd),
    sources: rate.sources,
    asOf: rate.at.toISOString(),
  };
}

// Percent that a payment may differ from the computed one without a note.
const differenceMax = 3n;

interface Payment {
  units: bigint;
  /** As it was typed. */
  coinAmount: string;
  note: string | undefined;
}

interface Compared {
  rate: Rate | null;
  /** Where no rate is usable now: it still bounds a payment. */
  last: Pick<Rate, 'usd'> | null;
}

/**
 * Errors: 422 for half or double the computed coins and beyond; for a difference of over 3 %, or
 * without a rate, when the note is missing.
 */
export function requireFit(
  due: Due,
  { units, coinAmount, note }: Payment,
  { rate, last }: Compared,
) {
  if (!rate && !note) throw fieldError('note', withdrawalMessages.noteWithoutRate);
  const compared = rate ?? last;
  if (!compared) return;
  const expected = expectedUnits(due, compared);
  const worth = groupDollars(centsAtRate({ units, rateUsd: compared.usd, coin: due.coin }));
  const sent = {
    coins: `${coinAmount} ${due.coin}`,
    worth,
    amount: groupDollars(due.amount_cents),
  };
  if (isHalfOrDouble(units, expected)) {
    throw fieldError('coinAmount', withdrawalMessages.payoutFarOff(sent));
  }
  if (rate && !note && differsByOver(differenceMax, units, expected)) {
    throw fieldError('note', withdrawalMessages.payoutOff(sent));
  }
}
