import type { Cents } from '#contract/money.ts';

/**
 * A trading plan as SPEC.md words it. These are specimen terms: nothing is offered, subscribed,
 * accrued or credited by them (S-172).
 */
export interface Plan {
  /** The last part of `/user/plan/<name>`. */
  name: 'small' | 'standard' | 'advanced' | 'corporate';
  title: string;
  /** The return as it is worded, and the period it is for, where that is said (S-173). */
  rate: string;
  period: 'daily' | undefined;
  /** The amounts as they are worded. */
  range: string;
  /** The amounts as half-open ranges in cents, which neither overlap nor leave a gap (S-174). */
  fromCents: Cents;
  belowCents: Cents;
}

/** The four plans (S-164 to S-167). */
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
