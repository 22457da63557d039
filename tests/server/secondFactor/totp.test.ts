import { expect, test } from 'vitest';
import { appUri, base32, matchingStep, stepAt, totpOf } from '#server/secondFactor/totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of RFC 6238 at second %i is %s', (second, code) => {
  expect(totpOf(secret, stepAt(new Date(second * 1000)), 8)).toBe(code);
});

test('a code counts half a minute early and late, and no longer', () => {
  const at = new Date(1_111_111_111_000);
  const shown = (steps: number) => totpOf(secret, stepAt(at) + steps);
  const counts = [-2, -1, 0, 1, 2].map((steps) => matchingStep(secret, shown(steps), at));
  const now = stepAt(at);
  expect(counts).toEqual([undefined, now - 1, now, now + 1, undefined]);
  expect(matchingStep(secret, `${shown(0).slice(0, 3)} ${shown(0).slice(3)}`, at)).toBe(now);
});

test('the address for the app names the account, and the secret as RFC 4648 writes it', () => {
  expect(base32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
  expect(appUri(secret, { brand: 'Plainvest', userName: 'ada b' })).toBe(
    'otpauth://totp/Plainvest:ada%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plainvest',
  );
});
