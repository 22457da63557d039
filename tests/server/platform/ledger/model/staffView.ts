import { sql } from 'kysely';
import { calls } from '#contract/calls.ts';
import { dollarsFrom } from '#contract/money.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Book } from './referenceLedger.ts';
import type { House } from './system.ts';

/** The house as staff see it through the calls: accounts, deposits and withdrawals by label. */
export async function see(house: House, book: Book) {
  const [app] = house.apps;
  const { token } = house.grace;
  const users = (await callApi(app, calls.users.list, { token })).reply.data;
  const deposits = (await callApi(app, calls.deposits.list, { token })).reply.data;
  const withdrawals = (await callApi(app, calls.withdrawals.list, { token })).reply.data;
  nameNew(house, book, withdrawals);
  const labels = new Map([...house.ids].map(([label, id]) => [id, label]));
  return {
    accounts: house.investors.map(({ user }) => {
      const found = users.find(({ _id }) => _id === user._id);
      if (!found) throw new Error('An investor is gone.');
      const { status, acctBalance, balance } = found;
      return { status, available: dollarsFrom(acctBalance), total: dollarsFrom(balance) };
    }),
    deposits: new Map(deposits.map(({ _id, status }) => [labels.get(_id), status])),
    withdrawals: new Map(withdrawals.map(({ _id, status }) => [labels.get(_id), status])),
  };
}

type Listed = { _id: string; amount: number; user: { _id: string } };

/** A request to withdraw is answered without an id: new rows are told apart by whose and how much. */
function nameNew({ ids, investors }: House, book: Book, withdrawals: readonly Listed[]): void {
  const named = new Set(ids.values());
  const unnamed = withdrawals.filter(({ _id }) => !named.has(_id));
  for (const [label, { who, cents }] of book.withdrawals) {
    if (ids.has(label)) continue;
    const at = unnamed.findIndex(
      ({ user, amount }) => user._id === investors[who]?.user._id && dollarsFrom(amount) === cents,
    );
    const [found] = at < 0 ? [] : unnamed.splice(at, 1);
    if (found) ids.set(label, found._id);
  }
}

/** What the book says that staff must see. */
export const expectedSight = (book: Book) => ({
  accounts: book.accounts.map(({ status, available, held }) => ({
    status,
    available,
    total: available + held,
  })),
  deposits: statuses(book.deposits),
  withdrawals: statuses(book.withdrawals),
});

const statuses = (items: Book['withdrawals']) =>
  new Map([...items].map(([label, { status }]) => [label, status]));

/** Every balance and entry as text, to see that a refusal leaves all of it as it was. */
export async function moneyAsText(db: Db): Promise<string> {
  const accounts = await sql`SELECT a::text FROM accounts a ORDER BY id`.execute(db);
  const entries = await sql`SELECT e::text FROM ledger_entries e ORDER BY id`.execute(db);
  return JSON.stringify([accounts.rows, entries.rows]);
}

/** What must be nought when all is well, each with its number. */
export async function faultsOf(db: Db): Promise<Record<string, bigint>> {
  const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
  const { rows } = await sql<{ fault: string; count: bigint }>`
    SELECT 'sum of all accounts' AS fault, (
      (SELECT coalesce(sum(balance_cents), 0) FROM accounts WHERE user_id IS NOT NULL)
      + (SELECT coalesce(sum(CASE WHEN c.user_id IS NULL THEN amount_cents ELSE 0 END)
          - sum(CASE WHEN d.user_id IS NULL THEN amount_cents ELSE 0 END), 0)
        FROM ledger_entries e JOIN accounts c ON c.id = e.credit_account_id
        JOIN accounts d ON d.id = e.debit_account_id))::bigint AS count
    UNION ALL SELECT 'balance below zero at some moment', count(*) FROM ledger_entries
      WHERE least(debit_balance_cents, credit_balance_cents) < 0
    UNION ALL SELECT 'deposit credited twice', count(*) FROM (
      SELECT source_id FROM ledger_entries WHERE source = 'deposit'
      GROUP BY source_id HAVING count(*) > 1) twice
    UNION ALL SELECT 'open money of a closed account', count(*) FROM users u
      WHERE status = 'closed' AND (
        EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND balance_cents <> 0)
        OR EXISTS (SELECT FROM deposits d WHERE d.user_id = u.id AND d.status = 'pending'))
  `.execute(db);
  const named = [
    ...invariants.map(({ invariant, broken }) => [invariant, broken] as const),
    ...rows.map(({ fault, count }) => [fault, count] as const),
  ];
  return Object.fromEntries(named.filter(([, count]) => count !== 0n));
}
