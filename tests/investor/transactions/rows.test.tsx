import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { prices } from '#contract/prices.ts';
import { quotes } from '#contract/quotes.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, fund } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene, setWidth } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

afterEach(() => setWidth(1024));

describe('the rows of the list', () => {
  test('have what is in progress above what is done, with open quotes and the next step', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    here.backend.clock.advance(60_000);
    await deposit(here.backend, scene.ada, '77');
    const quote = async (amount: string) => {
      const query = { amount, coin: 'BTC' as const };
      const { reply } = await callApi(here.backend, prices.quote, {
        token: scene.ada.token,
        query,
      });
      return reply.data.quoteId;
    };
    const unpaid = await quote('300');
    const sent = await quote('400');
    await callApi(here.backend, quotes.sent, { token: scene.ada.token, params: { id: sent } });
    const { user, path } = openPage('/user/transaction');
    await screen.findByText('awaiting payment');
    const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
    const place = (text: string) => texts.findIndex((row) => row?.includes(text));
    expect(place('In progress')).toBeLessThan(place('not submitted'));
    expect(place('not submitted')).toBeLessThan(place('$77.00'));
    expect(place('$77.00')).toBeLessThan(place('Done'));
    expect(place('Done')).toBeLessThan(place('+$1,000.00'));
    expect(screen.getByRole('link', { name: /^Finish deposit/ })).toHaveAttribute(
      'href',
      `/user/deposit?quote=${sent}`,
    );
    await user.click(screen.getByText('$300.00'));
    await waitFor(() => expect(path()).toBe(`/user/deposit?quote=${unpaid}`));
  });

  test('open the details with a way to ask by a click, and go on to the next row', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    here.backend.clock.advance(60_000);
    const newer = await deposit(here.backend, scene.ada, '77');
    const { user } = openPage('/user/transaction');
    await user.click(await screen.findByText('$77.00'));
    const detail = within(await screen.findByRole('dialog'));
    expect(detail.getByRole('heading', { level: 2 })).toHaveTextContent(
      `Deposit #${newer.slice(-10).toUpperCase()}`,
    );
    expect(detail.getByRole('button', { name: 'Previous transaction' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(detail.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      `/user/deposit/${newer}#messages`,
    );
    await user.click(detail.getByRole('button', { name: 'Next transaction' }));
    await detail.findByText('$1,000.00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('have two lines on a phone, below folded filters', async () => {
    setWidth(390);
    await deposit(here.backend, scene.ada, '77');
    const { user } = openPage('/user/transaction');
    const list = within(await screen.findByRole('list', { name: 'In progress' }));
    expect(list.getByText('$77.00')).toBeInTheDocument();
    expect(list.queryByText('BTC')).not.toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
