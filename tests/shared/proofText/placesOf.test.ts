import { describe, expect, test } from 'vitest';
import { placesOf } from '#src/shared/proofText/placesOf.ts';

const line = (text: string, top: number) => ({
  text,
  place: { left: 0.1, top, width: 0.8, height: 0.02 },
});

describe('the places of a value on a page of a proof', () => {
  test('are the letters of a code inside its line', () => {
    const runs = [line('To', 0.1), line('to: 0xAB12 sent', 0.2)];
    const [place, ...others] = placesOf(runs, { kind: 'code', text: '0xab12' });
    expect(others).toEqual([]);
    expect(place?.left).toBeCloseTo(0.1 + (0.8 * 4) / 15);
    expect(place?.width).toBeCloseTo((0.8 * 6) / 15);
    expect(place).toMatchObject({ top: 0.2, height: 0.02 });
  });

  test('are one in each line over which a code is broken', () => {
    const runs = [line('bc1q sample', 0.1), line('address', 0.2), line('Amount', 0.3)];
    const places = placesOf(runs, { kind: 'code', text: 'bc1qsampleaddress' });
    expect(places.map(({ top }) => top)).toEqual([0.1, 0.2]);
  });

  test('are all of an amount, and none of a longer one', () => {
    const runs = [line('0.5 BTC', 0.1), line('0.50', 0.2), line('10.5', 0.3), line('0.51', 0.4)];
    const places = placesOf(runs, { kind: 'amount', text: '0.5' });
    expect(places.map(({ top }) => top)).toEqual([0.1, 0.2]);
  });

  test('are none of a code that the page does not have', () => {
    expect(placesOf([line('bc1qsample', 0.1)], { kind: 'code', text: 'bc1qother' })).toEqual([]);
  });
});
