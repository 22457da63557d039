import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listPath, showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import { deposits } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { mock } from '#mocks/handlers.ts';
import { liveEvents } from '#tests/shared/liveEvents.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, investor, randomTxid, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff, rowOf } from '../backOffice.ts';
import { submit } from '../evidence/depositPage.ts';

const here = screens();
const scene = adminScene(here);
const tell = liveEvents(here);

/** Deposits of whole dollars, the first one oldest. */
async function make(...amounts: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amount of amounts) {
    ids.push(await deposit(here.backend, scene.ada, String(amount)));
    here.backend.clock.advance(60_000);
  }
  return ids;
}

async function declineAs(token: string, id = '') {
  const { status } = await callApi(here.backend, calls.deposits.decline, {
    token,
    key: crypto.randomUUID(),
    params: { depositId: id },
    body: { reason: 'Not ours.' },
  });
  expect(status).toBe(200);
}

const isOpen = (id = '') => screen.findByRole('heading', { name: `Deposit ${reference(id)}` });

/** Opens the list and returns a way to press a key and wait for the deposit that opens. */
async function openQueue(query = '', first = '$101.00') {
  const page = await openAsStaff(here.backend, `${listPath('deposits')}${query}`, scene.grace);
  await rowOf(first);
  const press = async (key: string, id = '') => {
    await page.user.keyboard(key);
    await waitFor(() => expect(page.path()).toBe(showPath('deposits', id)));
    await isOpen(id);
  };
  return { ...page, press };
}

describe('the next deposit', () => {
  test('after the last one is the first one', async () => {
    const [first, second, third] = await make(101, 102, 103);
    const { press } = await openQueue();
    for (const id of [first, second, third, first]) await press('n', id);
    await press('p', third);
  });

  test('is one further with each key, also before the page is drawn', async () => {
    const ids = await make(101, 102, 103, 104);
    const { user, path } = await openQueue();
    await user.keyboard('n');
    await waitFor(() => expect(path()).toBe(showPath('deposits', ids[0] ?? '')));
    await screen.findByText('1 of 4');
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'n' });
    await waitFor(() => expect(path()).toBe(showPath('deposits', ids[2] ?? '')));
  });

  test('is not one that a colleague has just decided', async () => {
    const [first, second, third] = await make(101, 102, 103);
    const alan = await staff(here.backend, 'alan');
    const { press } = await openQueue();
    await press('n', first);
    await screen.findByText('1 of 3');
    await declineAs(alan.token, second);
    tell();
    await screen.findByText('1 of 2');
    await press('n', third);
  });

  test('is not one that was decided before, which P opens again', async () => {
    const ids = await make(101, 102, 103);
    const [first, second, third] = ids;
    const { press, user } = await openQueue();
    await press('n', first);
    for (const next of [second, third]) {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled());
      await user.keyboard('d');
      await user.type(await screen.findByLabelText(/^Reason/), 'Not ours.');
      await user.keyboard('{Control>}{Enter}{/Control}');
      await isOpen(next);
    }
    await press('p', second);
    await press('p', first);
    await press('n', third);
  });

  describe('shows the balance that the decision before has changed', () => {
    const reads = (id = '') =>
      here.asked.filter((asked) => asked === `GET /backend/deposits/${id}`).length;
    async function confirmFirst(prepare: () => void = () => undefined) {
      const [first, second = ''] = await make(101, 102);
      const { press, user } = await openQueue();
      await press('n', first);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
      await waitFor(() => expect(reads(second)).toBe(1));
      prepare();
      await user.keyboard('c');
      await user.type(await screen.findByLabelText(/^Staff note[ :]/), 'Seen.');
      await user.keyboard('{Control>}{Enter}{/Control}');
      await isOpen(second);
      const person = await screen.findByRole('region', { name: 'Investor' });
      await waitFor(() => expect(person).toHaveTextContent('Available$101.00'));
      return second;
    }

    test('by the reply of its claim, without another request', async () => {
      const second = await confirmFirst();
      expect(reads(second)).toBe(1);
    });

    test('by a request where its claim has no reply', async () => {
      const second = await confirmFirst(() =>
        here.network.use(mock(calls.reviews.start, () => 'unreachable')),
      );
      expect(reads(second)).toBe(2);
    });
  });

  test('that was read ahead has no Confirm once its payment is credited to another one', async () => {
    const txid = randomTxid();
    const first = await submit(here.backend, scene.ada, { amount: '101', txid });
    here.backend.clock.advance(60_000);
    const bob = await investor(here.backend, 'bob');
    const second = await submit(here.backend, bob, { amount: '102', txid });
    const { press, user } = await openQueue();
    await press('n', first);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    await waitFor(() => expect(here.asked).toContain(`GET /backend/deposits/${second}`));
    await user.keyboard('c');
    await user.type(await screen.findByLabelText(/^Staff note[ :]/), 'x');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isOpen(second);
    await screen.findByText('This payment is already credited');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  });

  test('is found before the open one is read', async () => {
    const [, second, third] = await make(101, 102, 103);
    let answer: (way: 'unreachable') => void = () => {};
    const slow = new Promise<'unreachable'>((resolve) => {
      answer = resolve;
    });
    here.network.use(mock(deposits.detail, () => slow));
    const { user, path } = await openAsStaff(
      here.backend,
      showPath('deposits', second ?? ''),
      scene.grace,
    );
    await screen.findByText('2 of 3');
    await user.keyboard('n');
    await waitFor(() => expect(path()).toBe(showPath('deposits', third ?? '')));
    answer('unreachable');
  });
});
