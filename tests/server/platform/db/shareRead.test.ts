import { describe, expect, test } from 'vitest';
import { shareRead } from '#server/platform/db/shareRead.ts';

/** A value that changes, and reads of it that end on demand. */
function start() {
  const stored = { value: 1 };
  const ends: (() => void)[] = [];
  const owner = {};
  const read = () =>
    shareRead(owner, 'value', async () => {
      const { value } = stored;
      await new Promise<void>((resolve) => ends.push(resolve));
      return value;
    });
  const end = async () => {
    ends.at(-1)?.();
    // The next read begins after the promises of this one.
    await new Promise(setImmediate);
  };
  return { stored, ends, read, end };
}

describe('a shared read', () => {
  test('serves all that ask while another one runs, with what was written before', async () => {
    const { stored, ends, read, end } = start();
    const first = read();
    stored.value = 2;
    const later = [read(), read(), read()];
    expect(ends.length).toBe(1);
    await end();
    expect(await first).toBe(1);
    expect(ends.length).toBe(2);
    await end();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
  });

  test('runs again for each caller that comes after it', async () => {
    const { stored, ends, read, end } = start();
    for (const value of [1, 2, 3]) {
      stored.value = value;
      const asked = read();
      await end();
      expect(await asked).toBe(value);
    }
    expect(ends.length).toBe(3);
  });

  test('fails for its own callers only', async () => {
    const owner = {};
    const fail = () => Promise.reject(new Error('Away.'));
    const failed = shareRead(owner, 'value', fail);
    const next = shareRead(owner, 'value', () => Promise.resolve('Here.'));
    await expect(failed).rejects.toThrow('Away.');
    expect(await next).toBe('Here.');
    expect(await shareRead(owner, 'value', () => Promise.resolve('Still.'))).toBe('Still.');
  });
});
