import { sql } from 'kysely';
import { dayMs, isoDay } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { inLanes } from './pace.ts';
import { addInvestor, ask, userId } from './people.ts';
import type { Scene } from './scene.ts';
import { grace } from './victim.ts';

const statementsAtOnce = 10;
// Ten an hour, the rate limit.
const withdrawalsADay = 240;
const days = 20;
// Fits into 2,000 rows, the limit of a PDF.
const limitedDays = 4;

/** Requests ten statements as PDF at once, each as long as the server allows. */
export async function longStatements({ victim, db, name, from, signal }: Scene) {
  const token = await addInvestor(victim, name, from);
  await addMovements(db, name);
  const lastMs = Date.now() - dayMs;
  const dayBefore = (count: number) => isoDay(new Date(lastMs - count * dayMs));
  const read = (length: number) => {
    const path = `/api/v1/user/statement.pdf?from=${dayBefore(length - 1)}&to=${dayBefore(0)}`;
    return ask(victim, path, { token, from, signal });
  };
  const { status } = await read(days);
  const length = status === 200 ? days : limitedDays;
  return () => inLanes(signal, statementsAtOnce, () => read(length));
}

/** Adds cancelled withdrawals: two movements each. */
async function addMovements(db: Db, name: string): Promise<void> {
  const owner = await userId(db, name);
  await fund(db, owner);
  for (let day = days; day >= 1; day -= 1) {
    const at = new Date(Date.now() - day * dayMs);
    await sql`
      WITH made AS (
        INSERT INTO withdrawals
          (id, user_id, coin, amount_cents, address, created_at, status, decided_by, decided_at)
        SELECT gen_random_uuid(), ${owner}, 'BTC', 5000, 'bench', ${at}, 'cancelled',
          ${owner}, ${at}
        FROM generate_series(1, ${withdrawalsADay})
        RETURNING id)
      INSERT INTO ledger_entries
        (at, debit_account_id, credit_account_id, amount_cents, source, source_id, leg)
      SELECT ${at}, CASE leg WHEN 'hold' THEN available.id ELSE held.id END,
        CASE leg WHEN 'hold' THEN held.id ELSE available.id END, 5000, 'withdrawal', made.id, leg
      FROM made, (VALUES ('hold'), ('release')) AS legs (leg), accounts available, accounts held
      WHERE available.user_id = ${owner} AND available.kind = 'available'
        AND held.user_id = ${owner} AND held.kind = 'held'
      ORDER BY made.id, leg`.execute(db);
  }
}

async function fund(db: Db, owner: string): Promise<void> {
  const id = crypto.randomUUID();
  const at = new Date(Date.now() - (days + 1) * dayMs);
  const adjustment = { id, user_id: owner, amount_cents: 10_000n, reason: 'bench', at } as const;
  await db.transaction().execute(async (trx) => {
    const credit = {
      ...adjustment,
      direction: 'credit',
      made_by: await userId(trx, grace.userName),
      sample: true,
    } as const;
    await trx.insertInto('adjustments').values(credit).execute();
    await post(trx, {
      at,
      from: 'adjustments',
      to: { userId: owner, kind: 'available' },
      amountCents: adjustment.amount_cents,
      source: 'adjustment',
      sourceId: id,
      leg: 'credit',
    });
  });
}
