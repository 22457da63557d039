import type { DepositDetail } from '#contract/depositDetail.ts';
import { type Cents, type InCents, inCents, parseDollars } from '#contract/money.ts';
import { identified, openRowOf } from './recordOf.ts';
import type { Identified, OpenRow } from './records.ts';

type Investor = NonNullable<DepositDetail['investor']>;
type Earlier = InCents<Identified<Investor['latest'][number]>>;

/** The investor of a deposit with what else this person has sent. */
export type InvestorSummary = Omit<
  Identified<Investor>,
  'available' | 'paidIn' | 'latest' | 'deposits' | 'alsoOpen'
> & {
  availableCents: Cents;
  paidInCents: Cents;
  depositCount: number;
  latest: Earlier[];
  alsoOpen: OpenRow[];
};

/** The wire's summary under the names of the screens. */
export const investorOf = ({
  available,
  paidIn,
  deposits,
  latest,
  alsoOpen,
  ...wire
}: Investor) => ({
  ...identified(wire),
  availableCents: parseDollars(available),
  paidInCents: parseDollars(paidIn),
  depositCount: deposits,
  latest: latest.map((row) => inCents(identified(row))),
  alsoOpen: alsoOpen.map(openRowOf),
});
