import { centsAtRate, coinUnits, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import type { Cents } from '#contract/money.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { unitsOf } from '#src/admin/sending/judge.ts';

/** Decimals of the coins that a wallet shows. */
const places = 8;

/** The rate by the rules, exact, in USD: of the quote or on arrival; undefined where neither counts. */
export function creditRate({ quote, expectedCredit }: EvidenceRecord): string | undefined {
  const byArrival = ['over-an-hour-late', 'rate-moved'] as const;
  const isByArrival = byArrival.some((reason) => expectedCredit?.reasons.includes(reason));
  return isByArrival ? expectedCredit?.rate?.usd : quote?.rate;
}

/** The cents that typed coins are credited as; undefined for text that is not an amount. */
export function centsOfCoins(text: string, evidence: EvidenceRecord): Cents | undefined {
  const { coin, quote, expectedCredit, amountCents } = evidence;
  const rateUsd = creditRate(evidence);
  const units = unitsOf(text, coin);
  if (units === undefined || rateUsd === undefined) return undefined;
  // The quoted coins are rounded: they are worth the quoted amount.
  const isQuoted = quote !== null && units === unitsOf(quote.coinAmount, coin);
  if (isQuoted) return expectedCredit ? (expectedCredit.amountCents ?? undefined) : amountCents;
  return centsAtRate({ units, rateUsd, coin });
}

/** The coins that were due for these cents, as decimal text; empty where no rate counts. */
export function coinsOfCents(cents: Cents, evidence: EvidenceRecord): string {
  const { coin, quote, expectedCredit, amountCents } = evidence;
  const expectedCents = expectedCredit ? expectedCredit.amountCents : amountCents;
  if (quote && cents === expectedCents) return quote.coinAmount;
  const rateUsd = creditRate(evidence);
  if (rateUsd === undefined) return '';
  const decimals = unitDecimals[coin];
  return formatUnits(coinUnits({ cents, rateUsd, places, decimals }), { decimals, places });
}
