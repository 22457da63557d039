import { expect, it } from 'vitest';
import type { Reserve } from '#contract/reconciliations.ts';
import { coverFacts } from '#src/marketing/checker/showCover.ts';

const bitcoin: Reserve = {
  ...{ coin: 'BTC', day: '2026-11-24', height: 1, blockHash: 'a', amount: '1.50000000' },
  ...{ rate: '60000.00000000', worth: '90000.00', owed: '120000.00', addresses: [] },
};
const ether: Reserve = {
  ...bitcoin,
  ...{ coin: 'ETH', amount: '5.000000', rate: '3000.12500000', worth: '15000.63' },
};

it('shows what each coin was worth, and how much of the sum owed they cover', () => {
  expect(coverFacts([bitcoin, ether])).toEqual([
    ['BTC held, 2026-11-24', '1.50000000 BTC, worth $90,000.00 at $60,000.00'],
    ['ETH held, 2026-11-24', '5.000000 ETH, worth $15,000.63 at $3,000.125'],
    ['Cover, 2026-11-24', '87% of the $120,000.00 owed'],
  ]);
});

it('names no cover where a coin has no rate, or the days differ', () => {
  const unpriced = { ...ether, rate: null, worth: null };
  expect(coverFacts([bitcoin, unpriced])[1]).toEqual([
    'ETH held, 2026-11-24',
    '5.000000 ETH, no rate that day',
  ]);
  for (const other of [unpriced, { ...ether, day: '2026-11-23' }]) {
    expect(coverFacts([bitcoin, other]).map(([name]) => name)).not.toContain('Cover, 2026-11-24');
  }
});
