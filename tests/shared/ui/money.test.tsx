import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Money } from '#src/shared/ui/Money.tsx';

test.each([
  [0n, false, '$0.00'],
  [5_486_025n, false, '$54,860.25'],
  [-85_000n, false, '\u2212$850.00'],
  [2_000n, true, '+$20.00'],
  [-2_000n, true, '\u2212$20.00'],
])('%s cents, signed %s, show as %s', (cents, signed, text) => {
  const { container } = render(<Money cents={cents} signed={signed} />);
  expect(container.textContent).toBe(text);
});
