import { describe, expect, it } from 'vitest';
import { parseExact, plainDecimal } from '#server/prices/decimal.ts';

describe('a number as plain decimal text', () => {
  it.each([
    ['65000', '65000'],
    ['67,890.1234', '67890.1234'],
    ['1,000,000.00', '1000000.00'],
    ['10,00,000.5', '1000000.5'],
    ['65 000.25', '65000.25'],
    ["65'000", '65000'],
    ['65\u00a0000', '65000'],
    ['0065000', '65000'],
    ['6.5e4', '65000'],
    ['6.54321E+2', '654.321'],
    ['1e-9', '0.000000001'],
    ['65000e-3', '65.000'],
    ['0.5', '0.5'],
    ['0', '0'],
    [' 42 ', '42'],
  ])('reads %s as %s', (written, plain) => {
    expect(plainDecimal(written)).toBe(plain);
  });

  it.each([
    '-1',
    '+1',
    'NaN',
    'Infinity',
    '',
    ' ',
    '65,5',
    '65,00.00',
    ',650',
    '1.2.3',
    '1.000,00',
    '0x10',
    '1e',
    '1e9999',
    '.5',
    '5.',
    '$65,000',
    '٦٥٠٠٠',
    '9'.repeat(81),
  ])('refuses %j', (written) => {
    expect(plainDecimal(written)).toBeUndefined();
  });

  it.each([65000, null, undefined, true, {}, ['65000']])(
    'rejects %j, which is not a string',
    (value) => {
      expect(plainDecimal(value)).toBeUndefined();
    },
  );
});

describe('JSON without floats', () => {
  it('keeps digits that a float would lose', () => {
    expect(parseExact('{"usd": 12345678901234567890.123456789}')).toEqual({
      usd: '12345678901234567890.123456789',
    });
  });

  it('does not change numbers inside texts and names', () => {
    expect(parseExact('{"a 1": "2 \\" 3, {4}", "b": [5, -6e7, true]}')).toEqual({
      'a 1': '2 " 3, {4}',
      b: ['5', '-6e7', true],
    });
  });

  it.each(['NaN', '{"usd": Infinity}', '{"usd": 01}', '', '<html>'])('refuses %j', (raw) => {
    expect(() => parseExact(raw)).toThrow(SyntaxError);
  });
});
