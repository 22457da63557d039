import { screen, within } from '@testing-library/react';

// By text: a search by role computes the styles of the whole page.
export const tile = async (name: string) =>
  within((await screen.findByText(name)).closest('section') as HTMLElement);
