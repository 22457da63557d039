import Checkbox from '@mui/material/Checkbox';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppTheme } from '#src/shared/theme/AppTheme.tsx';

test('a checkbox has its label on the input only', () => {
  render(
    <AppTheme>
      <Checkbox aria-label="Select this row" />
    </AppTheme>,
  );
  const labelled = [...document.querySelectorAll('[aria-label="Select this row"]')];
  expect(labelled.map((element) => element.tagName)).toEqual(['INPUT']);
});
