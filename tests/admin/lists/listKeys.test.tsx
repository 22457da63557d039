import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { deposit } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff, rowOf, turnTo } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);
const openList = () => openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function make(...amounts: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amount of amounts) {
    ids.push(await deposit(here.backend, scene.ada, String(amount)));
    here.backend.clock.advance(60_000);
  }
  return ids;
}

const review = (id = '') => screen.getByRole('link', { name: `Review: ${reference(id)}` });

describe('the keys of a list', () => {
  test('J and K move the cursor, X selects, and a bar offers no decision', async () => {
    const [first, second] = await make(101, 102);
    const { user } = await openList();
    await rowOf('$102.00');
    press('j');
    expect(review(first)).toHaveFocus();
    press('j');
    expect(review(second)).toHaveFocus();
    press('k');
    expect(review(first)).toHaveFocus();
    press('x');
    const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }));
    const named = bar.getAllByRole('button').map(({ textContent }) => textContent);
    expect(named).toEqual(['Assign to me', 'Assign to', 'Export', 'Clear selection']);
    await user.click(bar.getByRole('button', { name: 'Assign to me' }));
    await screen.findByText(/for grace of staff$/);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('Escape clears the selection', async () => {
    await make(101);
    await openList();
    await rowOf('$101.00');
    press('j');
    press('x');
    await screen.findByRole('toolbar', { name: '1 selected' });
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('Space shows the evidence of the row, and Escape closes it', async () => {
    await make(101, 102);
    await openList();
    await rowOf('$102.00');
    press('j');
    press(' ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    await preview.findByText('Address');
    expect(preview.queryByRole('button', { name: /Confirm|Decline/ })).toBeNull();
    press('Escape');
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });

  test('a wide window shows the evidence of the first row, which Enter opens', async () => {
    const [first = ''] = await make(101, 102);
    await turnTo(1920, 1080);
    const { path } = await openList();
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    await preview.findByText(reference(first));
    await preview.findByText('Address');
    press('Enter');
    await waitFor(() => expect(path()).toBe(showPath('deposits', first)));
    await turnTo(1024, 768);
  });

  test('/ goes to the search, where keys are text, and G with U to the users', async () => {
    await make(101);
    const { user, path } = await openList();
    await rowOf('$101.00');
    press('/');
    const box = screen.getByRole('textbox', { name: /^Name, email/ });
    expect(box).toHaveFocus();
    await user.keyboard('gu');
    expect(box).toHaveValue('gu');
    await user.keyboard('{Escape}{Escape}');
    press('g');
    press('u');
    await waitFor(() => expect(path()).toBe('/admin/testing'));
  });

  test('the cursor comes back with the list', async () => {
    const [first] = await make(101, 102);
    const { user } = await openList();
    await rowOf('$102.00');
    press('j');
    await user.click(review(first));
    await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(review(first)).toHaveFocus());
  });
});

describe('the palette', () => {
  test('opens with Ctrl K and leads to people, deposits and screens', async () => {
    const [id = ''] = await make(101);
    const { user, path } = await openList();
    await rowOf('$101.00');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const open = await dialog();
    expect(screen.getByRole('dialog', { name: 'Search everything' })).toBeInTheDocument();
    const box = open.getByRole('combobox', { name: 'Search everything' });
    await user.type(box, 'ada');
    const person = await open.findByRole('option', { name: /^ada of the tests/ });
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', person.id));
    const found = await open.findByRole('option', { name: new RegExp(reference(id)) });
    expect(person.querySelector('[data-match]')?.textContent).toBe('ada');
    expect(found.textContent).toMatch(/ada of the tests, \$101\.00 in BTC, 2 Mar/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe(`/admin/adminTrans/${id}/show`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('finds screens and parts of them by other words', async () => {
    const { user, path } = await openList();
    await screen.findByText('No Transaction Recorded Yet');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const open = await dialog();
    const box = open.getByRole('combobox', { name: 'Search everything' });
    await user.type(box, 'deposit');
    await open.findByRole('option', { name: /^Transactions/ });
    await user.clear(box);
    await user.type(box, 'alarm');
    await open.findByRole('option', { name: /^Alarms/ });
    await user.clear(box);
    await user.type(box, 'pause');
    await open.findByRole('option', { name: /^Limits and pauses/ });
    await open.findByText('1 result');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/settings'));
  });
});

describe('a list', () => {
  test('keeps its rows under a progress line while another page is read', async () => {
    await make(101, 102, 103);
    const path = '/admin/adminTrans?filter={}&sort=amount&order=ASC&perPage=2';
    const { user } = await openAsStaff(here.backend, path, scene.grace);
    await screen.findByText('1–2 of 3');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    here.network.use(
      http.get('*/backend/getalldeposit', async ({ request }) => {
        await held;
        return here.backend.app.fetch(request, { address: 'test' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('progressbar', { name: 'Reading the list' });
    expect(screen.getByText('$101.00')).toBeInTheDocument();
    answer();
    await screen.findByText('3–3 of 3');
    expect(screen.queryByRole('progressbar', { name: 'Reading the list' })).toBeNull();
  });
});
