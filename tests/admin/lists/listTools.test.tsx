import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exports } from '#contract/exports.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { reference } from '#contract/reference.ts';
import { staffPassword } from '#mocks/backend.ts';
import { handlers, mock } from '#mocks/handlers.ts';
import { addWallet, deposit, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { choose, dialog, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;
let saved: { name: string; text: string }[];

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
  saved = [];
  keepDownloads();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Keeps what the page hands to the browser's downloads. */
function keepDownloads(): void {
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob;
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const { download } = this;
    void blob?.text().then((text) => saved.push({ name: download, text }));
  });
}

const openList = () => openAsStaff(here.backend, '/admin/adminTrans', grace);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the columns', () => {
  test('are chosen, stay chosen on the next visit, and go back', async () => {
    const id = await deposit(here.backend, ada);
    const { user } = await openList();
    await rowOf(reference(id));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const choices = await dialog();
    await user.click(choices.getByRole('switch', { name: 'Transaction id' }));
    await user.click(choices.getByRole('switch', { name: 'Mode' }));
    await openList();
    await rowOf(reference(id));
    expect(heads()).toContain('Transaction id');
    expect(heads()).not.toContain('Mode');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click((await dialog()).getByRole('button', { name: 'Reset' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Mode' });
    expect(heads()).not.toContain('Transaction id');
  });

  test('are not shown to another member of staff', async () => {
    await deposit(here.backend, ada);
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click((await dialog()).getByRole('switch', { name: 'Mode' }));
    await openAsStaff(here.backend, '/admin/adminTrans', await staff(here.backend, 'alan'));
    await screen.findByRole('columnheader', { name: 'Mode' });
  });
});

describe('a view', () => {
  test('is saved under a name, brings its filters back, and is removed', async () => {
    const id = await deposit(here.backend, ada);
    const { user } = await openList();
    await rowOf(reference(id));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(user, 'Coin', 'ETH');
    await screen.findByText('No transaction matches these filters.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type((await dialog()).getByRole('textbox'), 'Ether waiting');
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    const again = await openList();
    await rowOf(reference(id));
    const views = () => within(screen.getByRole('navigation', { name: 'Views of Transactions' }));
    await again.user.click(views().getByRole('link', { name: 'Ether waiting' }));
    await screen.findByText('No transaction matches these filters.');
    expect(views().getByRole('link', { current: 'page' }).textContent).toBe('Ether waiting');
    const stored = localStorage.getItem('lists') ?? '';
    expect(stored).toContain('Ether waiting');
    expect(stored).not.toContain(ada.user.fullName);
    await again.user.click(screen.getByRole('button', { name: 'Save view' }));
    await again.user.click((await dialog()).getByRole('button', { name: 'Remove Ether waiting' }));
    expect(localStorage.getItem('lists')).not.toContain('Ether waiting');
  });
});

async function startExport(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click((await dialog()).getByRole('button', { name: 'Export' }));
}

describe('the export', () => {
  test('has the list’s filters and visible columns', async () => {
    const small = await deposit(here.backend, ada, '75');
    await deposit(here.backend, ada, '900');
    const { user } = await openList();
    await rowOf(reference(small));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click((await dialog()).getByRole('switch', { name: 'User' }));
    await user.keyboard('{Escape}');
    await user.type(
      screen.getByRole('textbox', { name: 'Name, email, reference, txid, address, amount' }),
      reference(small),
    );
    await waitFor(() => expect(screen.queryByText('$900.00')).toBeNull());
    await startExport(user);
    await screen.findByText('Export saved.');
    await waitFor(() => expect(saved.length).toBe(1));
    const [file] = saved;
    expect(file?.name).toMatch(/^deposits-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (file?.text ?? '').trim().split(/\r?\n/);
    expect(lines.length).toBe(2);
    expect(lines[0]?.replace('\uFEFF', '')).toBe(
      'reference,id,coin,amount (USD),amountReceived (USD),status,duplicate,date,hasProof',
    );
    expect(lines[1]).toContain(small);
  });

  test('asks for the password again after ten minutes, then saves the file', async () => {
    const id = await deposit(here.backend, ada);
    const { user } = await openList();
    await rowOf(reference(id));
    here.backend.clock.advance(reauthenticationMs + 1);
    await startExport(user);
    await user.type(await screen.findByLabelText(/^Password/), staffPassword);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Export saved.');
    await waitFor(() => expect(saved.length).toBe(1));
  });

  test('that fails shows the reason and a retry button', async () => {
    await deposit(here.backend, ada);
    here.network.use(mock(exports.deposits, () => 'unreachable'));
    const { user } = await openList();
    await rowOf('ada of the tests');
    await startExport(user);
    const open = await dialog();
    expect((await open.findByRole('alert')).textContent).toMatch(/^No answer from the server/);
    expect(saved).toEqual([]);
    here.network.use(...handlers(here.backend));
    await user.click(within(await screen.findByRole('dialog')).getByText('Try again'));
    await screen.findByText('Export saved.');
  });
});
