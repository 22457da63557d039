import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { startBackend } from '#mocks/backend.ts';
import type { Db, Trx } from '#server/platform/db/tables.ts';
import { post } from '#server/platform/ledger/post.ts';
import { approveDirectly, changeAudited } from '#tests/support/audited.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { untilWaiting } from '#tests/support/untilWaiting.ts';
import { approvalCalls } from './approvalCalls.ts';

const recorded = /Approval 1 of 2 recorded/;

describeOnOneEngine('many small items of one investor', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [grace, alan] = [await staff(backend), await staff(backend, 'alan')];
    const [ada, bob] = [await investor(backend), await investor(backend, 'bob')];
    await addWallet(backend, grace);
    const made = approvalCalls(backend);
    const confirm = async ({ token }: Person, depositId: string) => {
      const sent = { token, params: { depositId }, body: {} };
      return (await callApi(backend, calls.deposits.confirm, sent)).reply.message;
    };
    return { backend, grace, alan, ada, bob, confirm, ...made };
  }

  async function startDeposits() {
    const at = await start();
    await at.propose(at.grace, { kind: 'deposit', fromUsd: '150', approvals: 2 });
    const pay = (who: Person, amount: string) => deposit(at.backend, who, amount);
    return { ...at, pay };
  }

  test('are deposits that need a second person from the threshold on that they reach in a day', async () => {
    const { grace, alan, ada, bob, pay, confirm, balance, backend, rested } = await startDeposits();
    const [first, second, third] = [
      await pay(ada, '80'),
      await pay(ada, '80'),
      await pay(ada, '60'),
    ];
    await confirm(grace, first);
    expect(await balance(ada)).toBe(80);
    expect(await confirm(grace, second)).toMatch(recorded);
    expect(await balance(ada)).toBe(80);
    expect(await confirm(grace, await pay(bob, '80'))).not.toMatch(recorded);
    // One that two people approved does not count.
    await confirm(alan, second);
    await confirm(grace, third);
    expect(await balance(ada)).toBe(220);
    const later = await pay(ada, '80');
    await backend.advance(dayMs);
    expect(await confirm(await rested('grace'), later)).not.toMatch(recorded);
  });

  /** Two deposits that the role that serves has approved, and its way to confirm them. */
  async function approvedBefore() {
    const { backend, grace, ada, pay } = await startDeposits();
    const staffId = grace.user._id;
    const [first, second] = [await pay(ada, '80'), await pay(ada, '80')];
    for (const id of [first, second]) {
      await approveDirectly(backend.db, { id, cents: 8000, staffId });
    }
    const set = (from: Db, id: string, at: Date) =>
      from
        .updateTable('deposits')
        .set({ status: 'confirmed', amount_received_cents: 8000n })
        .set({ decided_by: staffId, decided_at: at })
        .where('id', '=', id)
        .execute();
    return { backend, db: backend.ports.db, userId: ada.user._id, first, second, set };
  }

  test('are counted where the role that serves has approved them before, and are decided now', async () => {
    const { backend, db, first, second, set } = await approvedBefore();
    await expect(set(db, first, new Date(0))).rejects.toThrow('a decision is made now');
    const done: string[] = [];
    const both = db.transaction().execute(async (trx) => {
      for (const id of [first, second]) {
        await set(trx, id, backend.clock.now());
        done.push(id);
      }
    });
    await expect(both).rejects.toMatchObject({ code: 'PV003' });
    expect(done).toEqual([first]);
  });

  test('are counted by each other where the role that serves confirms them at once', async () => {
    const { backend, db, userId, first, second, set } = await approvedBefore();
    const at = backend.clock.now();
    let other: Promise<unknown> | undefined;
    const both = async (trx: Trx) => {
      await set(trx, first, at);
      const to = { userId, kind: 'available' } as const;
      const entry = { source: 'deposit', sourceId: first, leg: 'credit' } as const;
      await post(trx, { at, from: 'custody', to, amountCents: 8000n, ...entry });
      other = set(db, second, at);
      await untilWaiting(engine(), other);
    };
    await changeAudited(db, both, { kind: 'deposit', id: first });
    await expect(other).rejects.toMatchObject({ code: 'PV003' });
  });

  test('count although the role that serves wrote a second approval of the first', async () => {
    const { backend, grace, alan, ada, pay, confirm, balance } = await startDeposits();
    const [first, second] = [await pay(ada, '80'), await pay(ada, '80')];
    await approveDirectly(backend.db, { id: first, cents: 8000, staffId: alan.user._id });
    await confirm(grace, first);
    expect(await confirm(grace, second)).toMatch(recorded);
    expect(await balance(ada)).toBe(80);
  });

  test('are withdrawals too, and a later one stops no payment', async () => {
    const { backend, grace, alan, ada, withdraw, approve, pay, propose, rested } = await start();
    await fund(backend, ada, grace);
    await propose(grace, { fromUsd: '20', approvals: 2 });
    const [first, second] = [await withdraw(ada, '10'), await withdraw(ada, '11')];
    await approve(grace, first);
    expect((await approve(grace, second)).reply.message).toMatch(recorded);
    await approve(alan, second);
    const third = await withdraw(ada, '12');
    await backend.advance(dayMs);
    const later = await rested('grace');
    expect((await approve(later, third)).reply.message).not.toMatch(recorded);
    expect((await pay(later, first)).status).toBe(200);
    expect((await pay(later, second)).status).toBe(200);
  });

  test('are withdrawals although the role that serves dates a decision later than now', async () => {
    const { backend, grace, ada, withdraw, approve, propose } = await start();
    await fund(backend, ada, grace);
    await propose(grace, { fromUsd: '20', approvals: 2 });
    const [first, second] = [await withdraw(ada, '10'), await withdraw(ada, '11')];
    await approve(grace, first);
    const staffId = grace.user._id;
    await approveDirectly(backend.db, { kind: 'withdrawal', id: second, cents: 1100, staffId });
    const later = new Date(backend.clock.now().getTime() + 2 * dayMs);
    const set = backend.ports.db
      .updateTable('withdrawals')
      .set({ status: 'approved', decided_by: staffId, decided_at: later })
      .where('id', '=', second)
      .execute();
    await expect(set).rejects.toMatchObject({ code: 'PV003' });
  });

  test('are counted by each other when two people confirm them at once', async () => {
    const { grace, alan, ada, pay, confirm, balance } = await startDeposits();
    const [first, second] = [await pay(ada, '80'), await pay(ada, '80')];
    const answers = await Promise.all([confirm(grace, first), confirm(alan, second)]);
    expect(answers.filter((message) => recorded.test(message))).toHaveLength(1);
    expect(await balance(ada)).toBe(80);
  });
});
