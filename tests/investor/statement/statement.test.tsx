import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { issuedStatements } from '#contract/issuedStatements.ts';
import { statements } from '#contract/statements.ts';
import { transactions } from '#contract/transactions.ts';
import { mock } from '#mocks/handlers.ts';
import { closedMonths } from '#src/investor/statement/months.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';
import { setWidth } from '../investorScene.ts';

withStyles('hiding');
const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  const grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace);
  await deposit(here.backend, ada, '77');
  storeSession(ada.token, ada.user);
});

afterEach(() => {
  vi.restoreAllMocks();
  setWidth(1024);
});

async function showMarch(user: ReturnType<typeof openPage>['user']) {
  const first = await screen.findByLabelText<HTMLInputElement>('First day');
  await user.clear(first);
  await user.type(first, '01032026');
  const last = screen.getByLabelText<HTMLInputElement>('Last day');
  await user.clear(last);
  await user.type(last, '02032026');
  await user.click(screen.getByRole('button', { name: 'Show' }));
}

/** Each figure of the band with its name. */
const figures = (sheet: Pick<typeof screen, 'getAllByText'>) =>
  sheet
    .getAllByText(/^(Opening balance|In|Out|Closing balance|On hold)$/)
    .map((name) => [name.textContent, name.nextSibling?.textContent]);

describe('the statement for a period', () => {
  test('shows opening, movements and closing with zone and operator', async () => {
    const { user } = openPage('/user/statements');
    await showMarch(user);
    const sheet = within(await screen.findByRole('article', { name: 'Statement of account' }));
    expect(figures(sheet)).toEqual([
      ['Opening balance', '$0.00'],
      ['Inwith what was released', '$1,000.00'],
      ['Outwith what is on hold', '$0.00'],
      ['Closing balance', '$1,000.00'],
      ['On hold', '$0.00'],
    ]);
    expect(screen.getAllByText(/Days begin and end in UTC\./)).toHaveLength(1);
    expect(sheet.getByText('Operator').nextSibling?.textContent).toBe('not configured');
    // The pending deposit is not in the statement.
    expect(sheet.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  });

  test('downloads a PDF made on the server', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:saved';
    });
    // happy-dom would follow the link instead of saving it, which aborts every request.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openPage('/user/transaction');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
    expect(await saved[0]?.text()).toMatch(/,"deposit","BTC",77\.00,.*"pending",/);
    await user.click(screen.getAllByRole('link', { name: 'Statements' })[0] as HTMLElement);
    const first = await screen.findByLabelText<HTMLInputElement>('First day');
    const last = screen.getByLabelText<HTMLInputElement>('Last day');
    await user.clear(first);
    await user.type(first, '01032026');
    await user.clear(last);
    await user.type(last, '02032026');
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
    expect((await saved[1]?.text())?.startsWith('%PDF-')).toBe(true);
  });

  test('has rows of two lines on a phone', async () => {
    setWidth(390);
    const { user } = openPage('/user/statements');
    await showMarch(user);
    const sheet = within(await screen.findByRole('article', { name: 'Statement of account' }));
    expect(sheet.queryByRole('table')).not.toBeInTheDocument();
    const rows = within(sheet.getByRole('list', { name: 'Movements' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Deposit\+\$1,000.00.*2026, \d\d:\d\d #\w{10}\$1,000.00$/),
    ]);
  });

  test('waits for the first entry', async () => {
    const eve = await investor(here.backend, 'eve');
    await deposit(here.backend, eve, '90');
    storeSession(eve.token, eve.user);
    openPage('/user/statements');
    await screen.findByText('No statements yet');
    expect(screen.queryByText('Statement for a period')).not.toBeInTheDocument();
  });

  test('shows an error for an invalid period', async () => {
    const { user } = openPage('/user/statements');
    const first = await screen.findByLabelText<HTMLInputElement>('First day');
    await user.clear(first);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText(/first and the last day of the period/);
  });
});

describe('the monthly statements', () => {
  test.each([
    ['2026-01-15T10:00:00.000Z', ['February 2026', 'January 2026']],
    ['2026-03-01T00:00:00.000Z', []],
  ])('since a first entry at %s are %s', (since, names) => {
    const months = closedMonths(since, new Date('2026-03-02T09:00:00.000Z'));
    expect(months.map(({ name }) => name)).toEqual(names);
  });

  test('are the last twelve closed months with their last days', () => {
    const months = closedMonths('2020-01-01T00:00:00.000Z', new Date('2024-03-31T23:00:00.000Z'));
    expect(months).toHaveLength(12);
    expect(months[0]).toMatchObject({ from: '2024-02-01', to: '2024-02-29' });
    expect(months[11]).toMatchObject({ from: '2023-03-01', to: '2023-03-31' });
  });

  test('are issued by the server, or show why one is not', async () => {
    here.network.use(
      mock(issuedStatements.issue, () => ({ refuse: 'malformed', message: 'No month today.' })),
    );
    const { user } = openPage('/user/statements');
    const list = within(await screen.findByRole('list', { name: 'Monthly statements' }));
    const buttons = list.getAllByRole('button', { name: /^Download PDF of \w+ \d{4}$/ });
    await user.click(buttons[0] as HTMLElement);
    await within(screen.getByRole('main')).findByText('No month today.');
    const signature = { name: /^Download signature of \w+ \d{4}$/ };
    expect(list.queryByRole('button', signature)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show signature files' }));
    expect(list.getAllByRole('button', signature)).toHaveLength(buttons.length);
  });
});

describe('a failed download', () => {
  test.each([
    ['/user/transaction', 'Export CSV', transactions.ownCsv],
    ['/user/statements', 'Download PDF', statements.pdf],
    ['/user/statements', 'CSV of 2026', statements.csv],
  ])('on %s by %s keeps its error in the page', async (path, name, call) => {
    here.network.use(mock(call, () => ({ refuse: 'malformed', message: 'No file today.' })));
    const { user } = openPage(path);
    await user.click(await screen.findByRole('button', { name }));
    const main = within(screen.getByRole('main'));
    await main.findByText('No file today.');
  });
});
