import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { deposit } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff, rowOf, turnTo } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

afterEach(() => turnTo(1024, 768));

describe('the list of deposits', () => {
  test('is a table below a header down to 760 pixels, and cards above tabs on a phone', async () => {
    await turnTo(820, 1180);
    await deposit(here.backend, scene.ada, '101');
    await openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
    await rowOf('$101.00');
    const link = { name: /^Transactions/ };
    for (const width of [820, 760]) {
      await turnTo(width, 1180);
      expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument();
      expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', link));
      expect(screen.getByRole('banner')).toContainElement(
        screen.getByRole('button', { name: 'More' }),
      );
    }
    await turnTo(759, 1180);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument();
    expect(screen.getByText('$101.00')).toBeInTheDocument();
  });

  test('has the screens without a tab behind More', async () => {
    const { user, path } = await openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('dialog', { name: 'More' }));
    expect(menu.queryByRole('link', { current: 'page' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Unclaimed payments' })).toBeInTheDocument();
    await user.click(menu.getByRole('link', { name: 'Reconciliation' }));
    await waitFor(() => expect(path()).toBe('/admin/reconciliation'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull());
    const more = screen.getByRole('button', { name: 'More', current: true });
    expect(more).toHaveClass('active');
    await user.click(more);
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent(
      'Reconciliation',
    );
  });

  test('has its search behind a button on a phone, and the other screens behind More', async () => {
    await turnTo(390, 844);
    await deposit(here.backend, scene.ada, '101');
    await deposit(here.backend, scene.ada, '102');
    const { user, path } = await openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
    await screen.findByText('$101.00');
    const tabs = within(screen.getByRole('navigation', { name: 'Back-office' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Overview',
        'Transactions2',
        'Withdrawals',
        'Users',
      ]),
    );
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Transactions');
    expect(screen.queryByRole('textbox')).toBeNull();
    const search = screen.getByRole('button', { name: 'Search', expanded: false });
    await user.click(search);
    await user.type(screen.getByRole('textbox', { name: /^Name, email/ }), '102');
    await waitFor(() => expect(screen.queryByText('$101.00')).toBeNull());
    await user.click(tabs.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'More' }));
    expect(more.getByRole('button', { name: 'SignOut' })).toBeInTheDocument();
    await user.click(more.getByRole('link', { name: 'Activity' }));
    expect(path()).toBe('/admin/activity');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
