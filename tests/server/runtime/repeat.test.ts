import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from '#server/runtime/repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const intervalMs = 1_000;

test('background work runs again at once while more is due, then after its pause', async () => {
  const answers = [true, true, false];
  const runs: number[] = [];
  const stop = repeat({ name: 'mails', intervalMs, log: () => {} }, async () => {
    runs.push(Date.now());
    return answers.shift();
  });
  await vi.advanceTimersByTimeAsync(intervalMs / 2);
  expect(runs).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(runs).toHaveLength(4);
  await stop();
  await vi.advanceTimersByTimeAsync(10 * intervalMs);
  expect(runs).toHaveLength(4);
});

test('background work that fails is logged and runs again after its pause', async () => {
  const lines: unknown[] = [];
  let runs = 0;
  const log = (level: string, event: string, details?: object) =>
    void lines.push([level, event, details]);
  const stop = repeat({ name: 'mails', intervalMs, log }, async () => {
    runs += 1;
    if (runs === 1) throw new Error('no connection');
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([
    ['error', 'background work failed', { name: 'mails', reason: 'no connection' }],
  ]);
  await vi.advanceTimersByTimeAsync(intervalMs);
  expect(runs).toBe(2);
  await stop();
});
