import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ApprovalKind } from '#contract/approvals.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { logTarget } from '#server/approvals/give.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';
import { approvalCalls } from './approvalCalls.ts';

interface Forged {
  kind?: ApprovalKind;
  of: string;
  by: string;
  cents?: number;
}

/** As the role that serves, with the line of the log that each approval needs. */
async function forge({ ports: { db } }: Backend, forged: Forged, isAudited = true) {
  const { kind = 'withdrawal', of: id, by, cents = 1000 } = forged;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT give_approval(gen_random_uuid(), ${kind}, ${id}, ${cents}::bigint, ${by}, NULL,
      '{"type": "password"}')`.execute(trx);
    const line = { at: new Date(0), actorId: by, target: logTarget(kind, id) };
    if (isAudited) await appendAudit(trx, { ...line, action: 'approval.give' });
  });
}

describeOnEngines('approvals past the program', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    await fund(backend, ada, grace);
    const made = approvalCalls(backend);
    return { backend, grace, ada, ...made, id: await made.withdraw(ada) };
  }

  test('need the duty, another owner, the same content and an open subject', async () => {
    const { backend, grace, ada, id, approve, pay } = await start();
    const alanId = await backend.addStaff('alan', ['review', 'keys']);
    const by = grace.user._id;
    await expect(forge(backend, { of: id, by: alanId })).rejects.toMatchObject({ code: 'PV002' });
    await expect(forge(backend, { of: id, by: ada.user._id })).rejects.toMatchObject({
      code: 'PV001',
    });
    await expect(forge(backend, { of: id, by }, false)).rejects.toThrow(/no line in the audit log/);
    const row = { subject_kind: 'withdrawal', subject_id: id, cents: 1000n, by_user: by } as const;
    const other = backend.ports.db
      .insertInto('approvals')
      .values({ id: crypto.randomUUID(), ...row, content: new Uint8Array(32) });
    await expect(other.execute()).rejects.toMatchObject({ code: 'PV006' });
    await approve(grace, id);
    await pay(grace, id);
    await expect(forge(backend, { of: id, by })).rejects.toMatchObject({ code: 'PV007' });
  });

  test('are missed by a status that the role that serves sets itself', async () => {
    const { backend, grace, ada, id, propose } = await start();
    const { db } = backend.ports;
    const at = new Date();
    const decided = { decided_by: grace.user._id, decided_at: at };
    const approved = db.updateTable('withdrawals').set({ status: 'approved', ...decided });
    await expect(approved.where('id', '=', id).execute()).rejects.toMatchObject({ code: 'PV003' });
    const other = await deposit(backend, ada, '70');
    const confirmed = db
      .updateTable('deposits')
      .set({ status: 'confirmed', amount_received_cents: 7000n, ...decided });
    await expect(confirmed.where('id', '=', other).execute()).rejects.toMatchObject({
      code: 'PV003',
    });
    await backend.addStaff('alan');
    await propose(grace, { fromUsd: '0', approvals: 2 });
    await forge(backend, { of: id, by: grace.user._id });
    await expect(approved.where('id', '=', id).execute()).rejects.toMatchObject({ code: 'PV003' });
  });

  test('and their rules are kept as they are', async () => {
    const { backend, grace, id, propose } = await start();
    const { db } = backend.ports;
    await forge(backend, { of: id, by: grace.user._id });
    await propose(grace, { fromUsd: '500', approvals: 1 });
    for (const statement of [
      'UPDATE approvals SET cents = 1',
      'DELETE FROM approvals',
      "UPDATE approval_rules SET valid_from = '2000-01-01'",
      'UPDATE approval_rules SET approvals = 1',
      'DELETE FROM approval_rules',
      "INSERT INTO approval_rules (id, kind, approvals, status, valid_from) VALUES (gen_random_uuid(), 'withdrawal', 1, 'approved', '2020-01-01')",
      'UPDATE withdrawals SET asked_at = now()',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' });
    }
    const again = db.updateTable('approval_rules').set({ status: 'withdrawn' });
    await expect(again.execute()).rejects.toThrow(/frozen/);
    await expect(sql`DELETE FROM approvals`.execute(backend.db)).rejects.toThrow(
      /cannot|refus|kept/,
    );
  });

  test('of a rule cannot be replaced by its status', async () => {
    const { backend, grace, propose } = await start();
    await staff(backend, 'alan');
    await propose(grace, { kind: 'rule', approvals: 2 });
    await propose(grace, { fromUsd: '0', approvals: 1 });
    const approved = backend.ports.db.updateTable('approval_rules').set({ status: 'approved' });
    await expect(approved.where('status', '=', 'proposed').execute()).rejects.toMatchObject({
      code: 'PV003',
    });
  });
});
