import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountText,
  dollarsFrom,
  dollarsNumber,
  dollarsPattern,
  formatDollars,
  groupDecimal,
  groupDollars,
  groupFigure,
  inCents,
  parseDollars,
  roundDollars,
  signDollars,
  wholeDollarsPattern,
} from '#contract/money.ts';
import { balancesOf } from '#contract/userRecord.ts';

// The largest amount of a form in cents; a JSON number carries it without loss.
const largest = 99_999_999_999n;
const amounts = fc.bigInt({ min: 0n, max: largest });
const signed = fc.bigInt({ min: -largest, max: largest });

describe('dollars as text', () => {
  test.each([
    ['0', 0n],
    ['0.01', 1n],
    ['12', 1_200n],
    ['12.5', 1_250n],
    ['012.50', 1_250n],
    ['999999999.99', largest],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('%s are %s cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  test.each(['', ' 1', '-1', '+1', '1.', '.5', '1.234', '1,000', '1e3', '0x1', '$1', 'NaN', '１'])(
    'rejects %j',
    (text) => {
      expect(() => parseDollars(text)).toThrow(RangeError);
    },
  );

  test.each([
    [0n, '0.00', '0'],
    [5n, '0.05', '0.05'],
    [1_250n, '12.50', '12.50'],
    [50_000n, '500.00', '500'],
    [-5n, '-0.05', '-0.05'],
    [-85_000n, '-850.00', '-850'],
  ])('%s cents are written %s, as a deposit amount %s', (cents, text, amount) => {
    expect(formatDollars(cents)).toBe(text);
    expect(amountText(cents)).toBe(amount);
  });

  test('keep every cent when written and read', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(parseDollars(formatDollars(cents))).toBe(cents);
        expect(parseDollars(amountText(cents))).toBe(cents);
      }),
    );
  });
});

describe('dollars as a person types them', () => {
  test.each(['1', '0.01', '0.1', '500.50', '999999999.99'])('take %s', (text) => {
    expect(dollarsPattern.test(text)).toBe(true);
  });

  test.each(['', '0', '0.00', '-1', '1.234', '1000000000', '1 000', '1,5', 'lots'])(
    'refuse %j',
    (text) => {
      expect(dollarsPattern.test(text)).toBe(false);
    },
  );

  test('are whole for a deposit', () => {
    expect(['0', '50', '999999999'].every((text) => wholeDollarsPattern.test(text))).toBe(true);
    expect(['', '50.00', '-50', '1000000000'].some((text) => wholeDollarsPattern.test(text))).toBe(
      false,
    );
  });
});

describe('dollars as a JSON number', () => {
  test.each([
    [0, 0n],
    [-0, 0n],
    [0.1, 10n],
    [0.29, 29n],
    [1.005e3, 100_500n],
    [-20, -2_000n],
    [1_234_567.89, 123_456_789n],
    [999_999_999.99, largest],
  ])('%s are %s cents, by their digits', (number, cents) => {
    expect(dollarsFrom(number)).toBe(cents);
  });

  test.each([0.1 + 0.2, 1.001, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %s',
    (number) => {
      expect(() => dollarsFrom(number)).toThrow(RangeError);
    },
  );

  test('keep every cent through JSON', () => {
    fc.assert(
      fc.property(signed, (cents) => {
        expect(dollarsFrom(JSON.parse(JSON.stringify(dollarsNumber(cents))))).toBe(cents);
      }),
    );
  });
});

describe('dollars on screens, in mails and PDF', () => {
  test.each([
    [0n, '$0.00', '$0.00'],
    [5n, '$0.05', '+$0.05'],
    [99_999n, '$999.99', '+$999.99'],
    [100_000n, '$1,000.00', '+$1,000.00'],
    [5_486_025n, '$54,860.25', '+$54,860.25'],
    [123_456_789_012n, '$1,234,567,890.12', '+$1,234,567,890.12'],
    [-85_000n, '-$850.00', '-$850.00'],
    [-100_000_000n, '-$1,000,000.00', '-$1,000,000.00'],
  ])('%s cents read %s, as a movement %s', (cents, text, movement) => {
    expect(groupDollars(cents)).toBe(text);
    expect(signDollars(cents)).toBe(movement);
  });

  test('read without a sign where the sentence names the currency', () => {
    expect(groupFigure(100_000n)).toBe('1,000.00');
    expect(groupDecimal('97123.45000001')).toBe('97,123.45000001');
    expect(groupDecimal('1000')).toBe('1,000');
  });

  test('keep every digit and group three by three', () => {
    fc.assert(
      fc.property(signed, (cents) => {
        const text = groupDollars(cents);
        expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(text.replace(/[$,]/g, '')).toBe(formatDollars(cents));
      }),
    );
  });
});

describe('a decimal rounded to cents', () => {
  test.each([
    ['97123.455', 9_712_346n],
    ['97123.4549999', 9_712_345n],
    ['0.005', 1n],
    ['12', 1_200n],
    [97_123.45, 9_712_345n],
    [0.3, 30n],
    [1e-7, 0n],
  ])('of %s is %s', (decimal, cents) => {
    expect(roundDollars(decimal)).toBe(cents);
  });

  test('changes nothing that is whole cents', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(roundDollars(formatDollars(cents))).toBe(cents);
      }),
    );
  });
});

describe('records of the wire', () => {
  test('have their amount read, text or number, and nothing else touched', () => {
    expect(inCents({ _id: 'a', amount: '500' })).toEqual({ _id: 'a', amountCents: 50_000n });
    expect(inCents({ kind: 'debit', amount: -20.5 })).toEqual({
      kind: 'debit',
      amountCents: -2_050n,
    });
  });

  test('of a user give what is held as an exact difference', () => {
    expect(balancesOf({ acctBalance: 0.1, balance: 0.3 })).toEqual({
      availableCents: 10n,
      balanceCents: 30n,
      heldCents: 20n,
    });
  });
});
