import { sql } from 'kysely';
import type { Backend } from '#mocks/backend.ts';
import { keepPayouts } from '#server/payouts/keepPayouts.ts';

/** A node shows the transaction of a payout, which is in no block yet. */
export async function seePayout({ db, ports }: Backend, id: string): Promise<void> {
  await sql`INSERT INTO chain_spends (id, coin, txid, units, address_id, fee_units, outputs,
      seen_at, state, sources, is_earlier)
    SELECT gen_random_uuid(), p.coin, p.unsigned_id, c.units, c.address_id, p.fee_units, '[]', now(),
      'seen', '{1}', false
    FROM payouts p JOIN payout_inputs i ON i.payout_id = p.id
      JOIN chain_payments c ON c.id = i.payment_id
    WHERE p.id = ${id} LIMIT 1`.execute(db);
  await sql`UPDATE chain_payments SET spent_txid = p.unsigned_id
    FROM payouts p JOIN payout_inputs i ON i.payout_id = p.id
    WHERE p.id = ${id} AND chain_payments.id = i.payment_id`.execute(db);
  await keepPayouts(ports);
}
