import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import { logTarget } from '#server/approvals/give.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person, staff } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';
import { untilWaiting } from '#tests/support/untilWaiting.ts';
import { openReversals } from '../reversals/openReversals.ts';
import { approvalCalls } from './approvalCalls.ts';

const recorded = /Approval 1 of 2 recorded/;

describeOnOneEngine('many small corrections by one person', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const ada = await investor(backend);
    const made = approvalCalls(backend);
    await made.propose(grace, { kind: 'adjustment', fromUsd: '100', approvals: 2 });
    const adjust = async ({ token }: Person, status: 'Credit' | 'Debit', amount: string) => {
      const params = { userId: ada.user._id };
      const body = { status, amount, reason: 'Paid twice' };
      return (await callApi(backend, calls.users.adjust, { token, params, body })).reply.message;
    };
    return { backend, grace, alan, adjust, ...made, balance: () => made.balance(ada) };
  }

  test('need a second one from the threshold on that they reach together in a day', async () => {
    const { backend, grace, alan, adjust, balance, waiting, rested } = await start();
    await adjust(grace, 'Credit', '60');
    expect(await balance()).toBe(60);
    expect(await adjust(grace, 'Credit', '60')).toMatch(recorded);
    expect(await balance()).toBe(60);
    // Of another person, and in the other direction.
    await adjust(alan, 'Credit', '60');
    await adjust(grace, 'Debit', '60');
    expect(await balance()).toBe(60);
    const [proposal] = await waiting(alan);
    const approved = { token: alan.token, params: { id: proposal?._id ?? '' } };
    await callApi(backend, calls.approvals.approveAdjustment, approved);
    expect(await balance()).toBe(120);
    // An item that two people approved does not count.
    await adjust(grace, 'Credit', '30');
    expect(await balance()).toBe(150);
    await backend.advance(dayMs);
    expect(await adjust(await rested('grace'), 'Credit', '60')).not.toMatch(recorded);
  });

  test('count each other when they are made at once', async () => {
    const { grace, adjust, balance } = await start();
    const answers = await Promise.all([1, 2].map(() => adjust(grace, 'Credit', '60')));
    expect(answers.filter((message) => recorded.test(message))).toHaveLength(1);
    expect(await balance()).toBe(60);
  });

  test('are made now, whatever time the role that serves writes', async () => {
    const { backend, grace } = await start();
    const ada = await investor(backend, 'bob');
    const about = { userId: ada.user._id, by: grace.user._id };
    const id = await proposeDirectly(backend, { kind: 'reversal', ...about });
    const { db } = backend.ports;
    const evidence = JSON.stringify({ type: 'password' });
    const approve = (trx: Trx) =>
      sql`SELECT give_approval(gen_random_uuid(), 'reversal', ${id}, 100, ${about.by}, NULL,
        ${evidence}::jsonb)`.execute(trx);
    await changeAudited(backend.db, approve, logTarget('reversal', about.userId));
    const made = db.updateTable('reversals').set({ status: 'made', made_at: new Date(0) });
    await expect(made.where('id', '=', id).execute()).rejects.toThrow('a reversal is made now');
    const row = db.selectFrom('adjustments').select('made_at').orderBy('made_at', 'desc');
    const recorded = await row.executeTakeFirstOrThrow();
    expect(recorded.made_at.getTime()).toBeGreaterThan(0);
  });

  /** Proposals of one dollar in another name, and the ways of the role that serves to make them. */
  async function written() {
    const { backend, grace, alan, propose, adjust } = await start();
    await propose(grace, { kind: 'adjustment', fromUsd: '2', approvals: 2 });
    const userId = (await investor(backend, 'bob')).user._id;
    const proposed = (by: Person) =>
      proposeDirectly(backend, { kind: 'adjustment', userId, by: by.user._id });
    const evidence = JSON.stringify({ type: 'password' });
    const approve = async (trx: Trx, id: string) => {
      const { rows } = await sql<{ needed: number }>`SELECT * FROM give_approval(
        gen_random_uuid(), 'adjustment', ${id}, 100, ${grace.user._id}, NULL,
        ${evidence}::jsonb)`.execute(trx);
      return rows[0]?.needed;
    };
    const credit = async (db: Db, id: string, by: Person) => {
      const terms = { user_id: userId, direction: 'credit', amount_cents: 100n } as const;
      const made = { ...terms, reason: 'Paid twice', made_by: by.user._id };
      const at = backend.clock.now();
      await db
        .insertInto('adjustments')
        .values({ ...made, id, at })
        .execute();
    };
    const audited = (change: (trx: Trx) => Promise<unknown>) =>
      changeAudited(backend.db, change, logTarget('adjustment', userId));
    return { backend, grace, alan, userId, adjust, proposed, approve, credit, audited };
  }

  test('count by who approved them too, because the program writes their author', async () => {
    const { backend, grace, alan, adjust, proposed, approve, credit, audited } = await written();
    await adjust(grace, 'Credit', '1');
    const id = await proposed(alan);
    await audited((trx) => approve(trx, id));
    const made = credit(backend.ports.db, id, alan);
    await expect(made).rejects.toMatchObject({ code: 'PV003' });
  });

  test('count each other when one person approves them at once', async () => {
    const { backend, grace, userId, proposed, approve, credit, audited } = await written();
    const [first, second] = [await proposed(grace), await proposed(grace)];
    let needed: number | undefined;
    let other: Promise<void> | undefined;
    await audited(async (trx) => {
      await approve(trx, first);
      await credit(trx, first, grace);
      const to = { userId, kind: 'available' } as const;
      const entry = { source: 'adjustment', sourceId: first, leg: 'credit' } as const;
      const at = backend.clock.now();
      await post(trx, { at, from: 'adjustments', to, amountCents: 100n, ...entry });
      other = audited(async (next) => {
        needed = await approve(next, second);
      });
      await untilWaiting(engine(), other);
    });
    await other;
    expect(needed).toBe(2);
  });

  test('count each other when they are made at once in other names', async () => {
    const { backend, grace, alan, userId, proposed, approve, credit, audited } = await written();
    const [first, second] = [await proposed(grace), await proposed(alan)];
    for (const id of [first, second]) await audited((trx) => approve(trx, id));
    let other: Promise<void> | undefined;
    await audited(async (trx) => {
      await credit(trx, first, grace);
      const to = { userId, kind: 'available' } as const;
      const entry = { source: 'adjustment', sourceId: first, leg: 'credit' } as const;
      const at = backend.clock.now();
      await post(trx, { at, from: 'adjustments', to, amountCents: 100n, ...entry });
      other = credit(backend.ports.db, second, alan);
      other.catch(() => undefined);
      await untilWaiting(engine(), other);
    });
    await expect(other).rejects.toMatchObject({ code: 'PV003' });
  });

  test('are reversals too', async () => {
    const { grace, ada, payOut, reverse, balance, propose } = await openReversals(engine().db);
    const [first, second] = [await payOut('10'), await payOut('10')];
    await propose(grace, { kind: 'reversal', fromUsd: '15', approvals: 2 });
    await reverse(grace, 'withdrawal', first, 'returned');
    expect(await balance(ada)).toBe(490);
    const { reply } = await reverse(grace, 'withdrawal', second, 'returned');
    expect(reply.message).toMatch(recorded);
    expect(await balance(ada)).toBe(490);
  });
});
