import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackFont } from '#build/unpackFont.ts';

const file = 'node_modules/@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff';

test('unpacks each table of a font, whole and at a multiple of four bytes', async () => {
  const woff = await readFile(file);
  const font = unpackFont(woff);
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const tag = font.toString('latin1', at, at + 4);
    const [from = 0, length = 0] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const packed = 44 + index * 20;
    const begin = woff.readUInt32BE(packed + 4);
    const body = woff.subarray(begin, begin + woff.readUInt32BE(packed + 8));
    expect(from % 4, tag).toBe(0);
    expect(length, tag).toBe(woff.readUInt32BE(packed + 12));
    const whole = body.length === length ? body : inflateSync(body);
    expect(font.subarray(from, from + length).equals(whole), tag).toBe(true);
  }
});

test('refuses another format', () => {
  expect(() => unpackFont(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file');
});
