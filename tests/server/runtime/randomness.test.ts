import { expect, test } from 'vitest';
import type { Db } from '#server/platform/db/tables.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { nodePorts } from '#server/runtime/ports.ts';

const drawn = 400;

test('every byte of a token varies, and no two tokens share a part', () => {
  const { random } = nodePorts(readEnvironment({}), { db: {} as Db }, '');
  const tokens = Array.from({ length: drawn }, () => random(32));
  for (let place = 0; place < 32; place += 1) {
    const values = new Set(tokens.map((token) => token[place]));
    // Of 256 values 400 draws show about 202; under 150 is as good as impossible.
    expect([place, values.size > 150]).toEqual([place, true]);
  }
  const parts = tokens.flatMap((token) =>
    [0, 8, 16, 24].map((from) => Buffer.from(token.slice(from, from + 8)).toString('hex')),
  );
  expect(new Set(parts).size).toBe(drawn * 4);
});
