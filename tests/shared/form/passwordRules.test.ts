import { expect, test } from 'vitest';
import { passwordCharacters } from '#contract/rules.ts';
import { passwordParts } from '#src/shared/form/PasswordRules.tsx';

test('the parts of the password rule together are the rule of the contract', () => {
  const samples = ['', 'abc', 'abc1!', '!!!', 'ab c!', 'é!a', 'A#', '1&', 'x_!', '(a)!'];
  for (const sample of samples) {
    const isMet = passwordParts.slice(1).every(([, isPartMet]) => isPartMet(sample));
    expect(isMet, sample).toBe(passwordCharacters(sample));
  }
});
