import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#contract/settings.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

beforeEach(async () => {
  const ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

describe('the help page', () => {
  test('shows fees and limits of the settings, and both ways of money', async () => {
    openPage('/user/help#fees');
    const fees = within(await screen.findByRole('region', { name: 'Fees and limits' }));
    expect(fees.getByText('We pay the network fee.')).toBeInTheDocument();
    expect(fees.getByText('$50.00')).toBeInTheDocument();
    expect(screen.getByText(/We check the payment within 48 hours/)).toBeInTheDocument();
    expect(screen.getByText(/We review the request within 48 hours/)).toBeInTheDocument();
    expect(screen.getByText('We never ask you to pay before a withdrawal.')).toBeInTheDocument();
  });

  test('answers five questions with the hours and limits of the settings', async () => {
    openPage('/user/help');
    const panel = within(await screen.findByRole('region', { name: 'Questions' }));
    expect(panel.getAllByRole('group')).toHaveLength(5);
    expect(panel.getByText(/^A person reviews it within 48 hours/)).toBeInTheDocument();
    expect(panel.getByText(/^Bitcoin on the Bitcoin network/)).toBeInTheDocument();
  });

  test.each([
    ['help@plainvest.example', 'mailto:help@plainvest.example'],
    ['https://help.plainvest.example', 'https://help.plainvest.example'],
  ])('leads to the support contact %s', async (support, href) => {
    const { reply } = await callApi(here.backend, settings.read);
    const operator = { ...reply.data.operator, support };
    here.network.use(mock(settings.read, () => ({ data: { ...reply.data, operator } })));
    openPage('/user/help');
    expect(await screen.findByRole('link', { name: support })).toHaveAttribute('href', href);
  });

  test('shows that no support contact is configured', async () => {
    openPage('/user/help');
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(contact.getAllByText('not configured').length).toBeGreaterThan(0);
    expect(contact.getByRole('link', { name: /complaint/ })).toHaveAttribute('href', '/complaints');
  });
});
