import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '#mocks/backend.ts';
import type { Person } from '#tests/support/people.ts';

export interface Written {
  fee?: number;
  units?: number;
  by?: string;
  change?: string;
  /** The id of its key. */
  wallet?: string;
  evidence?: object;
  /** Statements of the same transaction, before the payout and after its parts. */
  before?: string;
  after?: RawBuilder<unknown>[];
}

interface Subject {
  maker: Person;
  /** Of the withdrawal. */
  id: string;
}

/** Writes a payout with the terms of the first one, but for these. Errors: those of the database. */
export function writePayout({ db }: Backend, { maker, id }: Subject, written: Written) {
  const { fee = 282, units = 153_846, by = 'grace', change, wallet, evidence } = written;
  return db.transaction().execute(async (trx) => {
    const fresh = crypto.randomUUID();
    const { _id: staffId } = maker.user;
    if (written.before) await sql.raw(written.before).execute(trx);
    await sql`UPDATE withdrawals SET paying_by = ${staffId}, paying_at = now()
      WHERE id = ${id}`.execute(trx);
    await sql`INSERT INTO payouts (id, coin, kind, wallet_id, psbt, unsigned_id, fee_units,
        fee_rate, change_units, change_address_id, rate_usd, rate_as_of, made_by, evidence)
      SELECT ${fresh}, coin, kind, coalesce(${wallet ?? null}::uuid, wallet_id), psbt, unsigned_id,
        ${fee}::numeric, fee_rate, change_units, ${sql.raw(change ?? 'change_address_id')}, rate_usd,
        rate_as_of, (SELECT id FROM users WHERE user_name = ${by}),
        ${evidence ? JSON.stringify(evidence) : null}::jsonb FROM payouts`.execute(trx);
    await sql`INSERT INTO payout_items (payout_id, withdrawal_id, units)
      VALUES (${fresh}, ${id}, ${units}::numeric)`.execute(trx);
    await sql`INSERT INTO payout_inputs (payout_id, payment_id)
      SELECT ${fresh}, payment_id FROM payout_inputs`.execute(trx);
    await sql`INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
      VALUES (gen_random_uuid(), now(), ${staffId}, 'payout.make', 'payout', ${fresh}, '{}')`.execute(
      trx,
    );
    for (const statement of written.after ?? []) await statement.execute(trx);
  });
}
