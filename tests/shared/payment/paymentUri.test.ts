import { describe, expect, test } from 'vitest';
import type { Quote } from '#contract/prices.ts';
import { paymentUri } from '#src/shared/payment/paymentUri.ts';
import { addresses } from '#tests/support/people.ts';

const quote = (coin: 'BTC' | 'ETH', coinAmount: string): Quote => ({
  quoteId: crypto.randomUUID(),
  coin,
  amount: '200',
  coinAmount,
  rate: '44998.00',
  sources: ['price service'],
  asOf: '2026-03-02T09:00:00.000Z',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-02T09:15:00.000Z',
  sentAt: null,
  depositId: null,
  example: false,
  address: addresses[coin],
  walletId: crypto.randomUUID(),
});

describe('the QR code of a payment', () => {
  test('in Bitcoin is a BIP 21 URI with the amount in BTC', () => {
    expect(paymentUri(quote('BTC', '0.00769231'))).toBe(
      `bitcoin:${addresses.BTC}?amount=0.00769231`,
    );
  });

  test.each([
    ['0.004445', '4445000000000000'],
    ['1.000000', '1000000000000000000'],
    ['12.5', '12500000000000000000'],
  ])('of %s ETH is an EIP-681 URI with %s wei', (ether, wei) => {
    expect(paymentUri(quote('ETH', ether))).toBe(`ethereum:${addresses.ETH}@1?value=${wei}`);
  });
});
