import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Status, StatusBadge } from '#src/shared/ui/StatusBadge.tsx';

const statuses: Status[] = ['pending', 'approved', 'confirmed', 'paid', 'declined', 'cancelled'];

test.each(statuses)('the badge of status %s has a text and an icon', (status) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(status).parentElement;
  expect(badge?.querySelector('svg')).toBeInTheDocument();
});
