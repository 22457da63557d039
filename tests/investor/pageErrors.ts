import { screen, within } from '@testing-library/react';

/** What the page itself says about a failure, beside the toast that goes away (S-368). */
export const kept = (sentence: string) =>
  within(screen.getByRole('main')).queryAllByText(sentence, { selector: '[role=alert] *' });
