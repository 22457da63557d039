import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { keyWithCoin } from '#tests/support/nodes/keyCoin.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { seePayout } from '#tests/support/nodes/seenPayout.ts';
import { addresses, type Person, staff } from '#tests/support/people.ts';
import { payoutCalls } from './stage.ts';
import { type Written, writePayout } from './writePayout.ts';

const other = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
const refused = { code: '23001' };

describeOnOneEngine('a payout that is written by SQL', (engine) => {
  let backend: Backend;
  let grace: Person;
  let made: ReturnType<typeof payoutCalls>;
  let key: Awaited<ReturnType<typeof keyWithCoin>>;
  let id: string;
  let payoutId: string;
  beforeEach(async () => {
    backend = await startBackend({ db: engine().db });
    grace = await staff(backend);
    made = payoutCalls(backend, grace);
    key = await keyWithCoin(backend, grace);
    ({ id } = await made.approved('bob', { address: addresses.BTC }));
    ({ _id: payoutId } = await made.made([id]));
  });

  const write = (written: Written) => writePayout(backend, { maker: grace, id }, written);
  const withoutTriggers = (statement: ReturnType<typeof sql>) =>
    backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await statement.execute(trx);
    });
  const file = () =>
    callApi(backend, calls.payouts.psbt, { token: grace.token, params: { id: payoutId } });

  test('adds up, also where the check of its sum is made before its parts are written', async () => {
    await made.cancel(payoutId);
    const before = 'SET CONSTRAINTS payouts_add_up IMMEDIATE';
    await expect(write({ fee: 90_000, before })).rejects.toMatchObject(refused);
    await expect(write({ before })).rejects.toMatchObject(refused);
  });

  test('adds up, also where parts follow the check of its sum', async () => {
    await made.cancel(payoutId);
    const payment = await key.pay();
    const after = [
      sql`SET CONSTRAINTS payouts_add_up, payout_items_add_up, payout_inputs_add_up IMMEDIATE`,
      sql`INSERT INTO payout_inputs (payout_id, payment_id)
        SELECT id, ${payment}::uuid FROM payouts WHERE state = 'draft'`,
    ];
    await expect(write({ after })).rejects.toMatchObject(refused);
    await write({});
  });

  test('spends coin of an approved key only', async () => {
    await made.cancel(payoutId);
    const wallet = crypto.randomUUID();
    const { key: thief, fingerprint = '' } = newAccountKey();
    await withoutTriggers(sql`INSERT INTO wallets (id, coin, address, added_by, created_at, kind, script,
        account_key, fingerprint, key_path)
      SELECT ${wallet}::uuid, coin, 'bc1qthief', added_by, created_at, kind, script, ${thief},
        decode(${fingerprint}, 'hex'), key_path FROM wallets WHERE kind = 'key' LIMIT 1`);
    await expect(write({ wallet })).rejects.toThrow('is not an approved key');
  });

  test('is of a key whose approval is signed', async () => {
    expect((await file()).status).toBe(200);
    await withoutTriggers(
      sql`UPDATE approvals SET evidence = ${JSON.stringify({
        ...{ type: 'passkey', credential: 'ab', nonce: 'ab', text: 'None', assertion: '{}' },
      })}::jsonb WHERE subject_kind = 'wallet' AND subject_id = ${key.walletId}`,
    );
    const notVerified = { status: 409, problem: { message: platformMessages.notVerified } };
    expect(await file()).toMatchObject(notVerified);
  });

  test('is not marked as one from before decisions were signed', async () => {
    const evidence = { type: 'earlier' };
    await withoutTriggers(sql`UPDATE payouts SET evidence = ${JSON.stringify(evidence)}::jsonb`);
    const notVerified = { status: 409, problem: { message: platformMessages.notVerified } };
    expect(await file()).toMatchObject(notVerified);
    await made.cancel(payoutId);
    await expect(write({ evidence })).rejects.toMatchObject(refused);
  });

  test('that replaces another pays no other withdrawals', async () => {
    await seePayout(backend, payoutId);
    const { id: second } = await made.approved('carol', { address: other });
    const written = backend.db.transaction().execute(async (trx) => {
      const fresh = crypto.randomUUID();
      await sql`UPDATE withdrawals SET paying_by = ${grace.user._id}, paying_at = now()
        WHERE id = ${second}`.execute(trx);
      await sql`INSERT INTO payouts (id, coin, kind, wallet_id, psbt, unsigned_id, fee_units, fee_rate,
          change_units, change_address_id, rate_usd, rate_as_of, made_by, replaces)
        SELECT ${fresh}, coin, kind, wallet_id, psbt, ${'cd'.repeat(32)}, 500, 3, change_units,
          change_address_id, rate_usd, rate_as_of, made_by, id FROM payouts`.execute(trx);
      await sql`INSERT INTO payout_items (payout_id, withdrawal_id, units)
        VALUES (${fresh}, ${second}, 153846)`.execute(trx);
      throw new Error('It was written.');
    });
    await expect(written).rejects.toThrow('is not the one that it replaces');
  });
});
