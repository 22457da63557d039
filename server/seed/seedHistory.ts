import type { Insertable } from 'kysely';
import { dollarsFrom } from '#contract/money.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { withTimeLimit } from '#server/platform/db/timeLimit.ts';
import { platformAccounts } from '#server/platform/ledger/post.ts';
import { exampleUsd } from '#server/prices/rates.ts';
import { beginSample, type SeedContext } from './beginSample.ts';
import { noTxid, type Proofs } from './drawProofs.ts';
import { before, decidedAfter, insertDeposits, type SampleRun } from './insertDeposits.ts';
import { sampleUserName } from './names.ts';
import { unitsOf } from './quoteRow.ts';
import { sampleAdjustments, sampleWithdrawals } from './sampleDeposits.ts';
import { samplePayee } from './samplePayees.ts';

const peopleCount = 12;

type Entry = Insertable<Tables['ledger_entries']>;

/** Twelve named people with one of each case, instead of many random rows: the demo has little time. */
export async function seedHistory(
  context: Omit<SeedContext, 'progress' | 'draw'>,
  proofs: Proofs,
): Promise<void> {
  const { db } = context.engine;
  const sample = await beginSample(db, { users: peopleCount, deposits: 0 }, context);
  await withTimeLimit(db, 0, async (trx) => {
    const users = await trx.selectFrom('users').select(['id', 'user_name']).execute();
    const idOf = new Map(users.map(({ id, user_name }) => [user_name, id]));
    const numbers = Array.from({ length: peopleCount }, (_, index) => index + 1);
    const people = new Map(numbers.map((n) => [n, idOf.get(sampleUserName(n)) ?? '']));
    const run = { trx, sample, people };
    const accounts = await accountsOf(run);
    const entries = [
      ...creditsOf(await insertDeposits(run, proofs), accounts),
      ...(await insertWithdrawals(run, accounts)),
      ...(await insertAdjustments(run, accounts)),
    ];
    // The order of the rows is the order in which a balance runs.
    const ordered = entries.sort((a, b) => a.at.getTime() - b.at.getTime());
    await trx.insertInto('ledger_entries').values(ordered).execute();
  });
}

interface Accounts {
  available(userId: string): string;
  held(userId: string): string;
}

async function accountsOf({ trx }: SampleRun): Promise<Accounts> {
  const rows = await trx.selectFrom('accounts').selectAll().execute();
  const ids = new Map(rows.map(({ id, user_id, kind }) => [`${kind} ${user_id}`, id]));
  return {
    available: (userId) => ids.get(`available ${userId}`) ?? '',
    held: (userId) => ids.get(`held ${userId}`) ?? '',
  };
}

function creditsOf(
  deposits: Awaited<ReturnType<typeof insertDeposits>>,
  { available }: Accounts,
): Entry[] {
  return deposits.flatMap((row) =>
    row.amount_received_cents && row.decided_at
      ? [
          {
            at: row.decided_at,
            debit_account_id: platformAccounts.custody,
            credit_account_id: available(row.user_id),
            amount_cents: row.amount_received_cents,
            ...({ source: 'deposit', source_id: row.id, leg: 'credit' } as const),
          },
        ]
      : [],
  );
}

async function insertWithdrawals(run: SampleRun, accounts: Accounts): Promise<Entry[]> {
  const { trx, sample, people } = run;
  const entries: Entry[] = [];
  const rows = sampleWithdrawals.map(
    ({ person, daysAgo, dollars, coin, status, reason }, index) => {
      const [id, userId] = [crypto.randomUUID(), people.get(person) ?? ''];
      const created = before(sample, daysAgo);
      const decided = decidedAfter(created, index);
      const paid = decidedAfter(decided, index + 3);
      const cents = dollarsFrom(dollars);
      const [available, held] = [accounts.available(userId), accounts.held(userId)];
      const entry = { amount_cents: cents, source: 'withdrawal', source_id: id } as const;
      const hold = { debit_account_id: available, credit_account_id: held, leg: 'hold' } as const;
      entries.push({ ...entry, ...hold, at: created });
      if (status === 'paid') {
        const settle = { credit_account_id: platformAccounts.payouts, leg: 'settle' } as const;
        entries.push({ ...entry, ...settle, debit_account_id: held, at: paid });
      }
      if (status === 'declined') {
        const release = { credit_account_id: available, leg: 'release' } as const;
        entries.push({ ...entry, ...release, debit_account_id: held, at: decided });
      }
      return {
        ...{ id, user_id: userId, coin, amount_cents: cents, created_at: created, status },
        address: samplePayee(coin, person),
        ...(status !== 'requested' && { decided_by: sample.staffId, decided_at: decided }),
        ...(reason !== undefined && { reason }),
        ...(status === 'paid' && {
          ...{ paid_by: sample.staffId, paid_at: paid, txid: noTxid(coin) },
          ...{ coin_units: String(unitsOf(cents, coin)), compared_rate_usd: exampleUsd[coin] },
          compared_rate_as_of: paid,
        }),
      };
    },
  );
  await trx.insertInto('withdrawals').values(rows).execute();
  return entries;
}

async function insertAdjustments(run: SampleRun, accounts: Accounts): Promise<Entry[]> {
  const { trx, sample, people } = run;
  const rows = sampleAdjustments.map(({ person, daysAgo, cents, direction, reason }) => ({
    ...{ id: crypto.randomUUID(), user_id: people.get(person) ?? '', direction, reason },
    ...{ amount_cents: cents, made_by: sample.staffId, at: before(sample, daysAgo) },
    sample: true,
  }));
  await trx.insertInto('adjustments').values(rows).execute();
  return rows.map(({ id, user_id, direction, amount_cents, at }): Entry => {
    const own = accounts.available(user_id);
    const ours = platformAccounts.adjustments;
    const [from, to] = direction === 'credit' ? [ours, own] : [own, ours];
    return {
      ...{ at, debit_account_id: from, credit_account_id: to, amount_cents },
      ...{ source: 'adjustment', source_id: id, leg: direction },
    };
  });
}
