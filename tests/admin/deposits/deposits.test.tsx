import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deposits } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { deposit } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, choose, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

const openList = () => openAsStaff(here.backend, '/admin/adminTrans', scene.grace);

describe('the list of deposits', () => {
  test('shows an empty state', async () => {
    await openList();
    await screen.findByText('No Transaction Recorded Yet');
  });

  test('shows a pending deposit in the columns of the specification', async () => {
    const id = await deposit(here.backend, scene.ada);
    await openList();
    const row = await rowOf(reference(id));
    for (const shown of ['BTC', 'ada of the tests', '$500.00', 'pending', 'no proof attached']) {
      expect(row.getByText(shown)).toBeInTheDocument();
    }
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([
      '',
      'Reference',
      'Mode',
      'User',
      'Amount',
      'Status',
      'Due',
      'Date',
      'Receipt',
      'Action',
    ]);
  });

  test('narrows to a filter, shown in words after a reload too, and offers to clear it', async () => {
    const id = await deposit(here.backend, scene.ada);
    const { user, path } = await openList();
    await rowOf(reference(id));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Coin', 'ETH');
    await screen.findByText('No transaction matches these filters.');
    await openAsStaff(here.backend, path(), scene.grace);
    await screen.findByText('Coin: ETH');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText(reference(id));
    expect(screen.queryByText('Coin: ETH')).toBeNull();
  });

  test('steps through its pages', async () => {
    for (let made = 0; made < 3; made += 1)
      await deposit(here.backend, scene.ada, String(100 + made));
    const asked: URLSearchParams[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (request.url.includes('getalldeposit')) asked.push(new URL(request.url).searchParams);
    });
    const { user } = await openAsStaff(
      here.backend,
      '/admin/adminTrans?filter={}&perPage=2',
      scene.grace,
    );
    await screen.findByText('1–2 of 3');
    await user.click(screen.getByLabelText('Next page'));
    await screen.findByText('3–3 of 3');
    expect(asked.at(-1)?.get('after')).toMatch(/\S/);
    expect(screen.getByLabelText('Next page')).toBeDisabled();
    await user.click(screen.getByLabelText('First page'));
    await screen.findByText('1–2 of 3');
  });

  test('names no total that was not counted to its end', async () => {
    const id = await deposit(here.backend, scene.ada);
    here.network.use(
      http.get('*/backend/getalldeposit', async ({ request }) => {
        const answer = await here.backend.app.fetch(request, { address: 'test' });
        const headers = new Headers(answer.headers);
        headers.set('Content-Range', 'items 0-0/10001');
        headers.set('X-Total-Capped', '10000');
        return new Response(answer.body, { headers });
      }),
    );
    await openList();
    await screen.findByText(reference(id));
    expect(screen.getByText('1–1 of more than 10,000')).toBeInTheDocument();
  });

  test('keeps in the page why it could not be read, and tries again', async () => {
    const message = 'The service rests.';
    here.network.use(mock(deposits.list, () => ({ refuse: 'unavailable', message })));
    const { user } = await openList();
    await screen.findByText(message, { selector: 'main *' });
    here.network.use(...handlers(here.backend));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    await screen.findByText('No Transaction Recorded Yet');
  });
});

describe('the open list', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows new deposits by polls that are marked as background requests', async () => {
    const marked: string[] = [];
    const lists = ['/backend/getalldeposit', '/backend/overview'];
    here.network.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.headers.get('X-Background')) marked.push(pathname);
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openList();
    await screen.findByText('No Transaction Recorded Yet');
    const id = await deposit(here.backend, scene.ada);
    expect(marked).toEqual([]);
    vi.advanceTimersByTime(15_000);
    await screen.findByText(reference(id));
    await waitFor(() => expect(marked.toSorted()).toEqual(lists));
    here.network.use(mock(deposits.list, () => ({ refuse: 'unavailable' })));
    vi.advanceTimersByTime(15_000);
    await screen.findByText('Could not refresh. Trying again.');
    expect(screen.getByText(reference(id))).toBeInTheDocument();
  });

  test('shows at once what arrived while the page was hidden', async () => {
    await openList();
    await screen.findByText('No Transaction Recorded Yet');
    const id = await deposit(here.backend, scene.ada);
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(reference(id));
  });
});
