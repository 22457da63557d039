import { formatDollars } from '#contract/money.ts';
import { rateText } from '#server/prices/rates.ts';
import { expectCredit, type QuoteTerms } from './expectedCredit.ts';
import type { DepositRow } from './rows.ts';

/** The amount to credit by the rules, why it needs a note, and the rate on arrival. */
export function toExpectedCredit(row: DepositRow, quote: QuoteTerms | undefined) {
  const { cents, reasons } = expectCredit(row, quote);
  const { rate_at_arrival: usd, rate_at_arrival_as_of: asOf } = row;
  return {
    amount: cents === undefined ? null : formatDollars(cents),
    reasons,
    rate:
      usd !== null && asOf !== null
        ? {
            usd: rateText(usd),
            sources: row.rate_at_arrival_sources ?? [],
            asOf: asOf.toISOString(),
          }
        : null,
  };
}
