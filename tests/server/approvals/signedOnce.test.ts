import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { checkSignatures } from '#server/approvals/checkSignatures.ts';
import { evidenceRows } from '#server/approvals/evidenceRows.ts';
import { logTarget } from '#server/approvals/give.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { callSigned, withKeys } from '#tests/support/factor/sign.ts';
import { addresses, addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

describeOnOneEngine('a signed decision', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [first, second] = [await staff(backend), await staff(backend, 'alan')];
    const owner = await investor(backend);
    await addWallet(backend, first);
    await fund(backend, owner, first);
    const made = approvalCalls(backend);
    await made.propose(first, { kind: 'adjustment', approvals: 2 });
    const [grace, alan, ada] = await withKeys(backend, first, second, owner);
    const credit = await callSigned(backend, grace, {
      call: calls.users.adjust,
      params: { userId: ada.user._id },
      body: { status: 'Credit', amount: '20', reason: 'Paid twice' },
    });
    expect(credit.status).toBe(200);
    backend.ports.log = () => undefined;
    const failures = async () => {
      await checkSignatures(backend.ports);
      return backend.ports.health.signatures?.failed;
    };
    /** The same credit again, with the approval that was signed for the first. */
    const copied = async () => {
      const id = crypto.randomUUID();
      const again = sql`INSERT INTO adjustment_proposals
        (id, user_id, direction, amount_cents, reason, proposed_by)
        SELECT ${id}, user_id, direction, amount_cents, reason, proposed_by
        FROM adjustment_proposals`;
      const target = logTarget('adjustment', ada.user._id);
      await changeAudited(backend.ports.db, (trx) => again.execute(trx), target);
      return id;
    };
    const evidence = sql<string>`(SELECT evidence FROM approvals WHERE subject_kind = 'adjustment' LIMIT 1)`;
    const approveCopy = (id: string) =>
      sql`INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, evidence)
        VALUES (gen_random_uuid(), 'adjustment', ${id}, subject_content('adjustment', ${id}, 2000), 2000,
          ${grace.user._id}, ${evidence})`;
    return { backend, grace, alan, ada, failures, copied, approveCopy };
  }

  test('makes one thing once, and its signature approves no other', async () => {
    const { backend, ada, failures, copied, approveCopy } = await start();
    const approve = approveCopy(await copied());
    const target = logTarget('adjustment', ada.user._id);
    const written = changeAudited(backend.ports.db, (trx) => approve.execute(trx), target);
    await expect(written).rejects.toThrow('this signature was used before');
    const upper = sql`INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, evidence)
      SELECT gen_random_uuid(), subject_kind, subject_id, content, cents, by_user,
        jsonb_set(evidence, '{nonce}', to_jsonb(upper(evidence->>'nonce')))
      FROM approvals WHERE evidence ? 'nonce' LIMIT 1`;
    await expect(upper.execute(backend.ports.db)).rejects.toThrow(/evidence_form/);
    expect(await failures()).toBe(0);
    // The check of every night finds what no trigger refused.
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await approve.execute(trx);
    });
    expect(await failures()).toBe(1);
    // One that cannot be read is a failure, and hides no other.
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      const text = JSON.stringify('plainvest/1\nPOST\n/x\n%=%');
      await sql`UPDATE approvals SET evidence = jsonb_set(evidence, '{text}', ${text}::jsonb)
        WHERE evidence ? 'nonce'`.execute(trx);
    });
    expect(await failures()).toBe(2);
  });

  test('is read once, also where hundreds were made in one millisecond', async () => {
    const { backend, grace } = await start();
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user, at, sample)
        SELECT gen_random_uuid(), 'deposit', gen_random_uuid(), ''::bytea, 1, ${grace.user._id},
          '2026-01-01T00:00:00Z'::timestamptz + nth * interval '1 microsecond', true
        FROM generate_series(1, 450) AS nth`.execute(trx);
    });
    const ids: string[] = [];
    for await (const rows of evidenceRows(backend.db)) ids.push(...rows.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(450);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of an investor makes one withdrawal and one address', async () => {
    const { backend, ada } = await start();
    const asked = await callSigned(backend, ada, {
      call: calls.withdrawals.create,
      body: { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const added = await callSigned(backend, ada, {
      call: calls.addressBook.add,
      body: { coin: 'BTC', address: addresses.BTC },
    });
    expect([asked.status, added.status]).toEqual([200, 200]);
    for (const copy of [
      sql`INSERT INTO withdrawals (id, user_id, coin, amount_cents, address, created_at, evidence)
        SELECT gen_random_uuid(), user_id, coin, amount_cents, address, created_at, evidence
        FROM withdrawals WHERE evidence ? 'nonce'`,
      sql`INSERT INTO payout_addresses (id, user_id, coin, address, label, evidence)
        SELECT gen_random_uuid(), user_id, coin, ${addresses.ETH}, label, evidence
        FROM payout_addresses WHERE evidence ? 'nonce'`,
    ]) {
      await expect(copy.execute(backend.ports.db)).rejects.toThrow('used before');
    }
  });

  test('needs the passkey of a colleague after it was removed, until two others reset it', async () => {
    const { backend, grace, alan, ada, copied, failures } = await start();
    const { db } = backend.ports;
    const { _id: userId } = alan.user;
    await changeAudited(
      db,
      (trx) => sql`UPDATE passkeys SET removed_at = now() WHERE user_id = ${userId}`.execute(trx),
      { kind: 'user', id: userId },
    );
    await backend.advance(60_000);
    const id = await copied();
    const byPassword = sql`SELECT give_approval(gen_random_uuid(), 'adjustment', ${id}, 2000,
      ${userId}, NULL, '{"type": "password"}')`;
    const target = logTarget('adjustment', ada.user._id);
    const written = changeAudited(db, (trx) => byPassword.execute(trx), target);
    await expect(written).rejects.toThrow('removed a passkey within a day');
    await backend.advance(2 * dayMs);
    const later = changeAudited(db, (trx) => byPassword.execute(trx), target);
    await expect(later).rejects.toThrow('removed a passkey within a day');
    const withoutTriggers = (statement: RawBuilder<unknown>) =>
      backend.db.transaction().execute(async (trx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(trx);
        await statement.execute(trx);
      });
    await withoutTriggers(sql`INSERT INTO approvals (id, subject_kind, subject_id, content, cents, by_user,
        evidence, needed)
      VALUES (gen_random_uuid(), 'adjustment', ${id}, subject_content('adjustment', ${id}, 2000), 2000, ${userId},
        '{"type": "password"}', 2)`);
    expect(await failures()).toBe(1);
    await withoutTriggers(sql`INSERT INTO resets (id, user_id, made_by, reason, status, asked_at, done_at)
      VALUES (gen_random_uuid(), ${userId}, ${grace.user._id}, 'Lost', 'done', now(), platform_now())`);
    await withoutTriggers(sql`UPDATE approvals SET at = platform_now() + interval '1 second'
      WHERE by_user = ${userId}`);
    expect(await failures()).toBe(0);
    // Where staff need a second factor, no other way counts.
    backend.ports.config.staffSecondFactor = 'required';
    expect(await failures()).toBe(1);
    await sql`UPDATE schema_migrations SET applied_at = platform_now() - interval '1 day'
      WHERE name LIKE '0081%'`.execute(backend.db);
    await backend.advance(8 * dayMs);
    expect(await failures()).toBe(1);
  });
});
