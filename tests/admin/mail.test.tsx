import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, rowOf } from './backOffice.ts';

const here = screens();
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
});

describe('the mails of demo mode', () => {
  test('are listed and open by a click on their row, their links as text', async () => {
    await investor(here.backend, 'ada', { confirmed: false });
    await sendDueMails(here.backend.ports);
    const { user } = await openAsStaff(here.backend, '/admin/mail', grace);
    const row = await rowOf('ada@investor.example');
    expect(row.getByRole('button', { name: /^Read: / })).toBeInTheDocument();
    await user.click(row.getByText('ada@investor.example'));
    const open = await dialog();
    expect(open.getByText(/\/verify-email#/)).toBeInTheDocument();
    expect(open.queryByRole('link')).toBeNull();
  });

  test('have no tab and no page where mails are real', async () => {
    const { reply } = await callApi(here.backend, settings.read);
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, demo: false } })));
    await openAsStaff(here.backend, '/admin/mail', grace);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.queryByRole('link', { name: 'Mail' })).toBeNull();
    expect(here.asked).not.toContain('GET /backend/outbox');
  });
});
