import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { dayMs } from '#contract/time.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { statementMessages } from '#server/statements/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  investorPassword,
  type Person,
  signIn,
  staff,
} from '#tests/support/people.ts';
import { opened, pageText } from './pdfText.ts';

const operator = {
  ...noOperator,
  legalName: 'Plainvest Ltd',
  companyNumber: '123',
  address: '1 Harbour Road',
  support: 'help@plainvest.example',
};

const read = (backend: Backend, { token }: Person, from: string, to: string) =>
  callApi(backend, calls.statements.read, { token, query: { from, to } });

/** Credit of 1,000 on 2 March, a request of 200 on 3 March that is cancelled on 4 March. */
async function threeDays(backend: Backend) {
  const grace = await staff(backend);
  await addWallet(backend, grace);
  await fund(backend, await investor(backend), grace);
  backend.clock.advance(dayMs);
  const again = () => signIn(backend, 'ada', investorPassword);
  const second = await again();
  await callApi(backend, calls.withdrawals.create, {
    token: second.token,
    body: { amount: '200', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  const { reply } = await callApi(backend, calls.withdrawals.own, { token: second.token });
  backend.clock.advance(dayMs);
  const third = await again();
  const held = reply.data[0]?._id ?? '';
  await callApi(backend, calls.withdrawals.cancel, { token: third.token, params: { id: held } });
  return third;
}

/** Credits a cent many times, as staff would one by one. */
const credit = ({ db }: Backend, userId: string, times: number) =>
  sql`WITH made AS (
      INSERT INTO adjustments (id, user_id, direction, amount_cents, reason, made_by, at, sample)
      SELECT gen_random_uuid(), ${userId}, 'credit', 1, 'a cent', staff.id, '2026-03-02T12:00:00Z', true
      FROM generate_series(1, ${times}::integer), users AS staff WHERE staff.role = 'admin'
      RETURNING id, at)
    INSERT INTO ledger_entries
      (at, debit_account_id, credit_account_id, amount_cents, source, source_id, leg)
    SELECT made.at, ${platformAccounts.adjustments}, accounts.id, 1, 'adjustment', made.id, 'credit'
    FROM made, accounts WHERE accounts.user_id = ${userId} AND accounts.kind = 'available'`.execute(
    db,
  );

describeOnOneEngine('a statement of a period', (engine) => {
  test('derives opening, rows and closing from the ledger, and names zone and operator', async () => {
    const backend = await startBackend({ db: engine().db, config: { operator } });
    const ada = await threeDays(backend);
    const { reply, status } = await read(backend, ada, '2026-03-03', '2026-03-03');
    expect(status).toBe(200);
    expect(reply.data).toMatchObject({
      ...{ openingBalance: 1000, closingBalance: 800, closingHeld: 200, timeZone: 'UTC' },
      ...{ totalIn: 0, totalOut: 200 },
      operator,
      userName: 'ada',
    });
    expect(reply.data.rows).toMatchObject([
      { kind: 'hold', mode: 'BTC', amount: -200, balance: 800, date: '2026-03-03T09:00:00.000Z' },
    ]);
    const whole = (await read(backend, ada, '2026-03-01', '2026-03-04')).reply.data;
    expect(whole.openingBalance).toBe(0);
    expect(whole.rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['deposit', 1000, 1000],
      ['hold', -200, 800],
      ['release', 200, 1000],
    ]);
    const profile = await callApi(backend, calls.profile.read, {
      token: ada.token,
      params: { userId: ada.user._id },
    });
    expect(whole.closingBalance).toBe(profile.reply.data.acctBalance);
    expect(whole.closingHeld).toBe(0);
  });
});

describeOnOneEngine('a statement', (engine) => {
  test('has no movements of other users', async () => {
    const backend = await startBackend({ db: engine().db });
    await threeDays(backend);
    const eve = await investor(backend, 'eve');
    const { reply } = await read(backend, eve, '2026-03-01', '2026-03-04');
    expect(reply.data).toMatchObject({ openingBalance: 0, closingBalance: 0, rows: [] });
  });

  test.each([
    ['2026-03-02', '2026-03-01', messages.statementOrder],
    ['2026-02-30', '2026-03-01', messages.statementPeriod],
    ['yesterday', '2026-03-01', messages.statementPeriod],
    ['2026-03-01', '2026-03-03', statementMessages.statementFuture],
  ])('refuses a period from %s to %s', async (from, to, sentence) => {
    const backend = await startBackend({ db: engine().db });
    const { status, problem } = await read(backend, await investor(backend), from, to);
    expect([status, problem.message]).toEqual([422, sentence]);
  });

  test('of over 2,000 movements is refused as a PDF file, and can still be read', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token, user } = await threeDays(backend);
    await credit(backend, user._id, 1_998);
    const sent = { token, query: { from: '2026-03-01', to: '2026-03-04' } };
    const { status, problem } = await callApi(backend, calls.statements.pdf, sent);
    expect([status, problem.message]).toEqual([422, statementMessages.statementLong]);
    expect((await callApi(backend, calls.statements.read, sent)).reply.data.rows).toHaveLength(
      2_001,
    );
  });

  test('comes as a CSV file of the same figures', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await threeDays(backend);
    const query = { from: '2026-03-03', to: '2026-03-04' };
    const made = await callApi(backend, calls.statements.csv, { token: ada.token, query });
    expect(made.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = (await made.reply.text()).split('\r\n');
    const withoutReference = lines.map((line) => line.replace(/"#?[0-9A-F]{10}"/, 'reference'));
    expect(withoutReference).toEqual([
      'date,reference,movement,coin,amount (USD),balance (USD),reason,reverses,reversal',
      '"2026-03-03",,"opening",,,1000.00,,,',
      '"2026-03-03T09:00:00.000Z",reference,"hold","BTC",-200.00,800.00,,,',
      '"2026-03-04T09:00:00.000Z",reference,"release","BTC",200.00,1000.00,,,',
      '"2026-03-04",,"closing",,,1000.00,,,',
      '',
    ]);
  });

  test('comes as a PDF file of the same figures', async () => {
    const backend = await startBackend({ db: engine().db, config: { operator } });
    const ada = await threeDays(backend);
    const query = { from: '2026-03-01', to: '2026-03-04' };
    const made = await callApi(backend, calls.statements.pdf, { token: ada.token, query });
    expect(made.headers.get('Content-Type')).toBe('application/pdf');
    expect(made.headers.get('Content-Disposition')).toContain(
      'statement-2026-03-01-2026-03-04.pdf',
    );
    const text = await pageText(await opened(new Uint8Array(await made.reply.arrayBuffer())), 1);
    for (const part of ['Opening balance $0.00', 'In $1,200.00', 'Out $200.00', 'Times: UTC']) {
      expect(text).toContain(part);
    }
    for (const part of ['Closing balance $1,000.00', 'On hold $0.00', 'Page 1 of 1']) {
      expect(text).toContain(part);
    }
    for (const part of ['Operator: Plainvest Ltd', '+$1,000.00', '\u2212$200.00', '$800.00']) {
      expect(text).toContain(part);
    }
    const first = text.indexOf('1 Mar 2026 Opening balance $0.00');
    const last = text.indexOf('4 Mar 2026 Closing balance $1,000.00');
    expect([first, last].map((at) => at > text.indexOf('Movement'))).toEqual([true, true]);
    expect(last).toBeGreaterThan(text.indexOf('$800.00'));
  });
});
