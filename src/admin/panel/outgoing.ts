import type { Cents } from '#contract/money.ts';

/** A withdrawal with a minus, unless it ended without a payment. */
export const outgoing = (amountCents: Cents, status: string): Cents =>
  status === 'declined' || status === 'cancelled' ? amountCents : -amountCents;
