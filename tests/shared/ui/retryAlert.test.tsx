import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NetworkError } from '#src/shared/api/apiError.ts';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { withStyles } from '#tests/support/screen/styles.ts';

withStyles('all');

test('an error and its button share a base line, and the button never breaks', () => {
  render(
    <AppTheme>
      <div data-testid="card">
        <LoadError error={new NetworkError(undefined)} retry={() => undefined} />
      </div>
    </AppTheme>,
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  const line = screen.getByText(/^No answer from the server/).parentElement as HTMLElement;
  expect(line).toContainElement(button);
  expect(line).toHaveStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' });
  expect(button).toHaveStyle({ whiteSpace: 'nowrap' });
  // Nothing moves it in from the edges of the card's text.
  expect(screen.getByTestId('card').firstElementChild).toBe(screen.getByRole('alert'));
});
