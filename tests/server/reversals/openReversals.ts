import { calls } from '#contract/calls.ts';
import type { ReversalKind, ReversalSource } from '#contract/reversals.ts';
import { startBackend } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { approvalCalls } from '../approvals/approvalCalls.ts';

const reason = 'Never arrived';

/** Ada has 500 dollars by a deposit, and two members of staff have all duties. */
export async function openReversals(db: Db) {
  const backend = await startBackend({ db });
  const grace = await staff(backend);
  const alan = await staff(backend, 'alan');
  const ada = await investor(backend);
  await addWallet(backend, grace);
  await fund(backend, ada, grace, '500');
  const made = approvalCalls(backend);
  const transactions = async ({ token }: Person) =>
    (await callApi(backend, calls.transactions.own, { token })).reply.data;
  const [first] = await transactions(ada);
  return {
    ...{ backend, grace, alan, ada, ...made, transactions },
    depositId: first?._id ?? '',
    reverse: (
      { token }: Person,
      source: ReversalSource,
      sourceId: string,
      kind: ReversalKind = 'wrong',
    ) =>
      callApi(backend, calls.reversals.create, { token, body: { source, sourceId, kind, reason } }),
    approveReversal: ({ token }: Person, id: string) =>
      callApi(backend, calls.approvals.approveReversal, { token, params: { id } }),
    /** Adjusts Ada's balance; the id of the adjustment. */
    adjust: async (status: 'Credit' | 'Debit', amount: string): Promise<string> => {
      const params = { userId: ada.user._id };
      const body = { status, amount, reason };
      await callApi(backend, calls.users.adjust, { token: grace.token, params, body });
      const kind = status === 'Credit' ? 'credit' : 'debit';
      return (await transactions(ada)).find((row) => row.kind === kind)?._id ?? '';
    },
    /** A withdrawal of Ada that is paid; its id. */
    payOut: async (amount: string): Promise<string> => {
      const id = await made.withdraw(ada, amount);
      for (const step of [made.approve, made.pay]) {
        const { status, problem } = await step(grace, id);
        if (status !== 200) throw new Error(problem.message);
      }
      return id;
    },
    /** A deposit of a member of staff that another one confirmed. */
    staffDeposit: async (owner: Person, decider: Person): Promise<string> => {
      const id = await deposit(backend, owner, '60');
      const sent = { token: decider.token, params: { depositId: id }, body: {} };
      const { status, problem } = await callApi(backend, calls.deposits.confirm, sent);
      if (status !== 200) throw new Error(problem.message);
      return id;
    },
    /** The invariants of the ledger that are broken. */
    faults: async () => {
      const rows = await db.selectFrom('ledger_invariants').selectAll().execute();
      return rows.filter(({ broken }) => broken > 0n);
    },
    /** Subject and text of the mails that an action queues, by recipient. */
    mailsAfter: async (action: () => Promise<unknown>): Promise<Record<string, string>> => {
      await db.deleteFrom('outbox').execute();
      await action();
      const rows = await db.selectFrom('outbox').selectAll().execute();
      return Object.fromEntries(rows.map((row) => [row.recipient, `${row.subject}\n${row.body}`]));
    },
  };
}
