import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { handlers } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, investor, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

const list = '/admin/adminTrans';
const show = (id: string) => `${list}/${id}/show`;
const openList = (query = '') => openAsStaff(here.backend, `${list}${query}`, scene.grace);
const filtered = (filter: object, sort = '&sort=depositDate&order=ASC') =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}${sort}`;

/** Deposits of whole dollars, the first one oldest. */
async function make(...amounts: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amount of amounts) {
    ids.push(await deposit(here.backend, scene.ada, String(amount)));
    here.backend.clock.advance(60_000);
  }
  return ids;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const amounts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByText(/^\$/).textContent);

describe('the views', () => {
  test('open on what waits, oldest first, with counts on tabs and title', async () => {
    const [first = ''] = await make(101, 102, 103);
    await callApi(here.backend, calls.deposits.decline, {
      token: scene.grace.token,
      key: crypto.randomUUID(),
      params: { depositId: first },
      body: { reason: 'Not ours.' },
    });
    const { user } = await openList();
    await rowOf('$102.00');
    expect(amounts()).toEqual(['$102.00', '$103.00']);
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Transactions/));
    await user.click(screen.getByRole('link', { name: 'Declined 1' }));
    await rowOf('$101.00');
    expect(amounts()).toEqual(['$101.00']);
    await user.click(screen.getByRole('link', { name: 'All 3' }));
    await waitFor(() => expect(amounts()).toEqual(['$103.00', '$102.00', '$101.00']));
    await user.click(screen.getByRole('link', { name: 'Confirmed' }));
    await screen.findByText('Queue empty');
    expect(screen.queryByText('No Transaction Recorded Yet')).toBeNull();
  });
});

describe('the queue', () => {
  test('walks the list as it is filtered and sorted', async () => {
    const bob = await investor(here.backend, 'bob');
    await deposit(here.backend, bob, '900');
    const [, large = '', middle = ''] = await make(100, 300, 200);
    const { user, path } = await openList(
      filtered({ status: 'pending', userId: scene.ada.user._id }, '&sort=amount&order=DESC'),
    );
    await rowOf('$300.00');
    await user.click(screen.getByRole('button', { name: 'Start reviewing' }));
    await waitFor(() => expect(path()).toBe(show(large)));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe(show(middle)));
  });
});

describe('a search', () => {
  test('finds a name, the start of a reference and an amount', async () => {
    const bob = await investor(here.backend, 'bob');
    await deposit(here.backend, bob, '900');
    const [id = ''] = await make(101);
    const { user } = await openList();
    await rowOf('$101.00');
    const box = screen.getByRole('textbox', {
      name: 'Name, email, reference, txid, address, amount',
    });
    for (const typed of ['ada', reference(id).slice(0, 7), '$101.00']) {
      await user.clear(box);
      await rowOf('$900.00');
      await user.type(box, typed);
      await waitFor(() => expect(amounts()).toEqual(['$101.00']));
    }
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(box).not.toHaveFocus();
    await rowOf('$900.00');
  });
});

describe('the head of the table', () => {
  test('shows whether all, some or none of the rows are chosen', async () => {
    await make(101, 102);
    const { user } = await openList();
    const one = await rowOf('$101.00');
    const all = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Select all rows of this page',
    });
    expect(all).not.toBePartiallyChecked();
    await user.click(one.getByRole('checkbox'));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(all).not.toBePartiallyChecked();
    await user.click(all);
    await screen.findAllByText('2 selected');
    expect(all).toBeChecked();
  });
});

describe('without a connection', () => {
  test('the list shows that once, decides nothing and returns when the server answers', async () => {
    await make(101);
    const { user } = await openAsStaff(here.backend, '/admin/testing', scene.grace);
    await rowOf(scene.ada.user.email);
    here.network.use(http.all('*', () => HttpResponse.error()));
    await user.click(screen.getByRole('link', { name: /^Transactions/ }));
    await screen.findByText('The list appears as soon as the server answers.');
    await screen.findByText(/^No connection since /);
    expect(screen.getByRole('button', { name: 'Start reviewing' })).toBeDisabled();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    here.network.use(...handlers(here.backend));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await rowOf('$101.00');
  });
});

test('a list that has lost its server offers neither reviews nor exports', async () => {
  await make(101);
  await openList();
  const row = await rowOf('$101.00');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await waitFor(() => expect(row.queryByRole('link', { name: /^Review/ })).toBeNull());
  expect(row.getByText('Review')).toHaveAttribute('title', 'No connection: decisions are off.');
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.getByRole('link', { name: /^Users/ })).toBeInTheDocument();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await row.findByRole('link', { name: /^Review/ });
});

describe('a filter by person', () => {
  test('from a link shows the name, and can be removed', async () => {
    const bob = await investor(here.backend, 'bob');
    await deposit(here.backend, bob, '900');
    await make(101);
    const { user } = await openList(filtered({ userId: scene.ada.user._id }));
    await screen.findByText('User: ada of the tests');
    expect(amounts()).toEqual(['$101.00']);
    await user.click(screen.getByRole('button', { name: 'Remove the filter User' }));
    await rowOf('$900.00');
  });
});

describe('news', () => {
  test('wait behind a button while rows stay, and a decided row names its colleague', async () => {
    const [first = ''] = await make(101);
    await openList();
    await rowOf('$101.00');
    await make(102);
    const alan = await staff(here.backend, 'alan');
    await callApi(here.backend, calls.deposits.decline, {
      token: alan.token,
      key: crypto.randomUUID(),
      params: { depositId: first },
      body: { reason: 'Not ours.' },
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('button', { name: '1 new, show' });
    expect(amounts()).toEqual(['$101.00']);
    await (await rowOf('$101.00')).findByText(/^by alan, /);
    // A row that has left is not counted, as in the views.
    screen.getByText('0 of 0');
    press('r');
    await waitFor(() => expect(amounts()).toEqual(['$102.00']));
    expect(screen.queryByRole('button', { name: /new, show$/ })).toBeNull();
  });
});
