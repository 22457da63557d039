import { screen, within } from '@testing-library/react';

/** The error messages in the page, without the toasts. */
export const pageErrors = (message: string) =>
  within(screen.getByRole('main')).queryAllByText(message, { selector: '[role=alert] *' });
