import type { Coin } from '#contract/coin.ts';
import type { Ports } from '#server/platform/ports.ts';
import { usableRate } from '#server/quotes/quote.ts';
import type { Payment } from './lockPayment.ts';

interface Rate {
  usd: string;
  sources: string[];
  at: Date;
}

/** The rate of the first sight of a payment, or the one of now. May call upstream, so never in a transaction. */
export async function rateOf(ports: Ports, payment: Payment, at: Date): Promise<Rate> {
  const { arrival_usd: usd, seen_at: seenAt } = payment;
  if (usd !== null) return { usd, sources: ['rate on arrival'], at: seenAt };
  return usableRate(ports, payment.coin as Coin, at);
}
