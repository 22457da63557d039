import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { addresses, type Person, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';
import { type Written, writePayout } from './writePayout.ts';

const otherAddress = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

const ofInvestor = '(SELECT id FROM receiving_addresses WHERE branch = 0 AND index = 1)';

describeOnEngines('the database', (engine) => {
  let backend: Backend;
  let grace: Person;
  let made: ReturnType<typeof payoutCalls>;
  let id: string;
  let key: Awaited<ReturnType<typeof keyWithCoin>>;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    made = payoutCalls(backend, grace);
    key = await keyWithCoin(backend, grace);
    ({ id } = await made.approved('bob', { address: addresses.BTC }));
  });

  test('keeps the terms of a payout against its owner', async () => {
    const { _id } = await made.made([id]);
    const change = (what: string) => `UPDATE payouts SET ${what} WHERE id = '${_id}'`;
    for (const statement of [
      change('fee_units = 1'),
      change(`unsigned_id = '${'ab'.repeat(32)}'`),
      change("state = 'mined', sent_at = now(), ended_at = now()"),
      change("state = 'sent', sent_at = now()"),
      change("state = 'expired', ended_at = now()"),
      'UPDATE payout_items SET units = units + 1',
      'UPDATE payout_items SET is_open = false',
      'UPDATE payout_inputs SET is_open = false',
      'DELETE FROM payout_items',
      'DELETE FROM payout_inputs',
      'DELETE FROM payouts',
      `UPDATE withdrawals SET paying_by = NULL, paying_at = NULL WHERE id = '${id}'`,
      `INSERT INTO payout_items (payout_id, withdrawal_id, units) VALUES ('${_id}', '${id}', 1)`,
    ]) {
      const written = sql.raw(statement).execute(backend.db);
      await expect(written, statement).rejects.toMatchObject({ code: '23001' });
    }
  });

  test('keeps its terms in a step too, and its withdrawals until its block', async () => {
    const { _id } = await made.made([id]);
    const ending = "state = 'cancelled', ended_at = now(), reason = 'None.', fee_units = 1";
    const cancelled = `UPDATE payouts SET ${ending}, ended_by = made_by WHERE id = '${_id}'`;
    await expect(sql.raw(cancelled).execute(backend.db)).rejects.toThrow('like this');
    const paid = `UPDATE withdrawals w SET status = 'paid', paid_at = platform_now(), paid_by = p.made_by,
      txid = p.unsigned_id, coin_units = i.units, payment_note = 'None.'
      FROM payouts p JOIN payout_items i ON i.payout_id = p.id WHERE w.id = i.withdrawal_id`;
    await expect(sql.raw(paid).execute(backend.db)).rejects.toThrow('is in payout');
  });

  const write = (written: Written) => writePayout(backend, { maker: grace, id }, written);

  test('takes a payout only if it adds up, at the rate, by a maker who can pay and with own change', async () => {
    const { _id } = await made.made([id]);
    expect((await made.cancel(_id)).status).toBe(200);
    await expect(write({ fee: 283 })).rejects.toMatchObject({ code: '23001' });
    await expect(write({ by: 'bob' })).rejects.toMatchObject({ code: 'PV002' });
    // It adds up, but pays more than the amount is worth.
    await expect(write({ units: 153_847, fee: 281 })).rejects.toMatchObject({ code: '23001' });
    await expect(write({ change: ofInvestor })).rejects.toMatchObject({ code: '23001' });
    await write({});
    // The coin is in an open payout now.
    await expect(write({})).rejects.toMatchObject({ code: '23505' });
  });

  interface Replacement {
    fee?: number;
    rate?: string;
    /** Pays this withdrawal only, and the rest is change. */
    only?: string;
    /** Spends other coin instead. */
    isOfOtherCoin?: boolean;
  }

  /** A replacement of the newest payout, but for these. */
  const replace = ({ fee = 500, rate = '3', only, isOfOtherCoin = false }: Replacement) =>
    backend.db.transaction().execute(async (trx) => {
      const fresh = crypto.randomUUID();
      await sql`INSERT INTO payouts (id, coin, kind, wallet_id, psbt, unsigned_id, fee_units,
          fee_rate, change_units, change_address_id, rate_usd, rate_as_of, made_by, replaces)
        SELECT ${fresh}, coin, kind, wallet_id, psbt, ${'cd'.repeat(32)}, ${fee}::numeric,
          ${rate}::numeric, change_units - (${fee} - fee_units) + (SELECT coalesce(sum(units), 0)
            FROM payout_items WHERE payout_id = p.id AND withdrawal_id <> ${only ?? null}::uuid),
          change_address_id, rate_usd, rate_as_of, made_by, id
        FROM payouts p WHERE replaces IS NULL`.execute(trx);
      await sql`INSERT INTO payout_items (payout_id, withdrawal_id, units)
        SELECT ${fresh}, withdrawal_id, units FROM payout_items i JOIN payouts p ON p.id = i.payout_id
        WHERE p.replaces IS NULL AND withdrawal_id = coalesce(${only ?? null}, withdrawal_id)`.execute(
        trx,
      );
      await sql`INSERT INTO payout_inputs (payout_id, payment_id) SELECT ${fresh}, id
        FROM chain_payments WHERE spent_txid IS NULL = ${isOfOtherCoin} LIMIT 1`.execute(trx);
      await sql`INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
        VALUES (gen_random_uuid(), now(), ${grace.user._id}, 'payout.make', 'payout', ${fresh},
          '{}')`.execute(trx);
    });

  test('takes a replacement only of the same withdrawals and coin, and for more', async () => {
    const second = await made.approved('carol', { address: otherAddress });
    const { _id } = await made.made([id, second.id]);
    const unfit = { code: 'PV007' };
    await expect(replace({})).rejects.toMatchObject(unfit);
    await seePayout(backend, _id);
    expect(await made.read(_id)).toMatchObject({ state: 'sent' });
    await expect(replace({ fee: 282 })).rejects.toMatchObject(unfit);
    await expect(replace({ rate: '2' })).rejects.toMatchObject(unfit);
    await expect(replace({ only: id })).rejects.toThrow('is not the one that it replaces');
    await key.pay();
    await expect(replace({ isOfOtherCoin: true })).rejects.toThrow(
      'is not the one that it replaces',
    );
    await replace({});
    // One at a time.
    await expect(replace({ fee: 900, rate: '6' })).rejects.toMatchObject({ code: '23505' });
    // It holds nothing until a node shows it, and the first one stays.
    for (const statement of [
      'UPDATE payout_items SET is_open = true',
      "UPDATE payouts SET state = 'replaced' WHERE replaces IS NULL",
      "UPDATE payouts SET state = 'sent', sent_at = now() WHERE replaces IS NOT NULL",
    ]) {
      const written = sql.raw(statement).execute(backend.db);
      await expect(written, statement).rejects.toMatchObject({ code: '23001' });
    }
  });
});
