import type { Cents } from '#contract/money.ts';

/** The specimen terms of a trading plan, which is not on offer. */
export interface Plan {
  /** The last part of `/user/plan/<name>`. */
  name: 'small' | 'standard' | 'advanced' | 'corporate';
  title: string;
  /** The return as the specification words it, with its period where it has one. */
  rate: string;
  period: 'daily' | undefined;
  /** The amounts as the specification words them. */
  range: string;
  /** The amounts as a half-open range; the four ranges have no gap and no overlap. */
  fromCents: Cents;
  belowCents: Cents;
}

export const plans: readonly Plan[] = [
  {
    name: 'small',
    title: 'SMALL',
    rate: '3.6%',
    period: 'daily',
    range: '$50 to $5000',
    fromCents: 5_000n,
    belowCents: 500_000n,
  },
  {
    name: 'standard',
    title: 'STANDARD',
    rate: '4.2%',
    period: undefined,
    range: '$5000 to $9999',
    fromCents: 500_000n,
    belowCents: 1_000_000n,
  },
  {
    name: 'advanced',
    title: 'ADVANCED',
    rate: '5%',
    period: undefined,
    range: '$10,000 to $30,000',
    fromCents: 1_000_000n,
    belowCents: 3_000_000n,
  },
  {
    name: 'corporate',
    title: 'CORPORATE',
    rate: '8%',
    period: undefined,
    range: '$30,000 to $90,000',
    fromCents: 3_000_000n,
    belowCents: 9_000_001n,
  },
];
