import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { addSupport, stateOperator } from '../statedOperator.ts';

const here = screens();

let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
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

  test('answers eight questions with the hours and limits of the settings', async () => {
    openPage('/user/help');
    const panel = within(await screen.findByRole('region', { name: 'Questions' }));
    expect(panel.getAllByRole('group')).toHaveLength(8);
    expect(panel.getByText(/^A person reviews it within 48 hours/)).toBeInTheDocument();
    expect(panel.getByText(/^Bitcoin on the Bitcoin network/)).toBeInTheDocument();
  });

  test('gives the operator’s own words about its income, or the reason that there are none', async () => {
    openPage('/user/help');
    await screen.findByText(/^You pay no fee and no spread\. This demo earns nothing/);
    const income = 'We earn interest on money that we hold for you.';
    await stateOperator(here, { income });
    openPage('/user/help');
    await screen.findByText(`You pay no fee and no spread. ${income}`);
    openPage('/user/deposit');
    const before = await screen.findByRole('region', { name: 'Before you deposit' });
    expect(before).toHaveTextContent(`How the operator earns: ${income}`);
  });

  test.each([
    ['help@plainvest.example', 'mailto:help@plainvest.example'],
    ['https://help.plainvest.example', 'https://help.plainvest.example'],
  ])('leads to the support contact %s', async (support, href) => {
    await addSupport(here, support);
    openPage('/user/help');
    expect(await screen.findByRole('link', { name: support })).toHaveAttribute('href', href);
  });

  test('promises no support without a contact', async () => {
    openPage('/user/help');
    const contact = within(await screen.findByRole('region', { name: 'Contact' }));
    expect(contact.queryByText('Support')).not.toBeInTheDocument();
    expect(screen.queryByText(/write to us/i)).not.toBeInTheDocument();
    expect(screen.getByText(/it is a scam\. Send nothing\.$/)).toBeInTheDocument();
    expect(contact.getByRole('link', { name: /complaint/ })).toHaveAttribute('href', '/complaints');
  });

  test('leads to the messages of what is open', async () => {
    const grace = await staff(here.backend);
    await addWallet(here.backend, grace);
    await fund(here.backend, ada, grace);
    const id = await deposit(here.backend, ada);
    openPage('/user/help');
    const list = await screen.findByRole('list', { name: 'Ask about a deposit or withdrawal' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/user/deposit/${id}#messages`,
    ]);
  });

  test('names a deposit that is not submitted, with the way to it', async () => {
    await addWallet(here.backend, await staff(here.backend));
    const query = { amount: '75', coin: 'BTC' } as const;
    const { quoteId } = (await callApi(here.backend, prices.quote, { token: ada.token, query }))
      .reply.data;
    openPage('/user/help');
    const link = await screen.findByRole('link', { name: /^Continue deposit #/ });
    expect(link).toHaveAttribute('href', `/user/deposit?quote=${quoteId}`);
  });

  test('shows the way to messages while nothing is open', async () => {
    openPage('/user/help');
    await screen.findByText(/^None is in review\./);
    const link = screen.getByRole('link', { name: 'All transactions' });
    expect(link).toHaveAttribute('href', '/user/transaction');
  });
});
