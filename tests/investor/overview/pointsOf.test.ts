import { describe, expect, test } from 'vitest';
import { timeLabels } from '#src/investor/overview/pointsOf.ts';

const labels = (first: string, now: string) =>
  timeLabels([{ at: new Date(first).toISOString(), balance: 1 }], new Date(now).getTime());

describe('the times below the balance', () => {
  test('are firsts of months with the same distance, and January as its year', () => {
    const shown = labels('2025-09-20T12:00:00', '2026-11-23T12:00:00');
    expect(shown.map(({ text }) => text)).toEqual(['Nov', 'Feb', 'May', 'Aug', 'Nov']);
    expect(labels('2025-11-20T12:00:00', '2026-04-23T12:00:00').map(({ text }) => text)).toEqual([
      ...['Dec', '2026', 'Feb', 'Mar', 'Apr'],
    ]);
  });

  test('are days of a short time', () => {
    const texts = labels('2026-10-01T12:00:00', '2026-10-31T12:00:00').map(({ text }) => text);
    expect(texts).toEqual(['4 Oct', '12 Oct', '21 Oct', '29 Oct']);
  });
});
