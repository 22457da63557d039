import type { ApprovalKind } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { type Backend, staffPassword } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, type Person, randomTxid, signIn } from '#tests/support/people.ts';

/** The calls of the tests, on one backend. */
export function approvalCalls(backend: Backend) {
  const withdraw = async ({ token }: Person, amount = '10') => {
    const body = { amount, withdrawMode: 'Bitcoin', address: addresses.BTC };
    const made = await callApi(backend, calls.withdrawals.create, { token, body });
    if (made.status !== 200) throw new Error(made.problem.message);
    const { reply } = await callApi(backend, calls.withdrawals.own, { token });
    const newest = reply.data.find(
      (each) => each.status === 'requested' && each.amount === Number(amount),
    );
    return newest?._id ?? '';
  };
  const step = (call: typeof calls.withdrawals.approve, { token }: Person, id: string) =>
    callApi(backend, call, { token, params: { id }, body: {} });
  return {
    withdraw,
    /** Staff after a pause that ended their session. */
    rested: (userName: string) => signIn(backend, userName, staffPassword),
    approve: (who: Person, id: string) => step(calls.withdrawals.approve, who, id),
    pay: async ({ token }: Person, id: string) =>
      callApi(backend, calls.withdrawals.pay, {
        token,
        params: { id },
        body: { txid: randomTxid(), coinAmount: '0.00015', note: 'No rate in this test.' },
      }),
    own: async ({ token }: Person, id: string) =>
      (await callApi(backend, calls.withdrawals.ownDetail, { token, params: { id } })).reply.data,
    detail: async ({ token }: Person, id: string) =>
      (await callApi(backend, calls.withdrawals.detail, { token, params: { id } })).reply.data
        .approvals,
    waiting: async ({ token }: Person) =>
      (await callApi(backend, calls.approvals.waiting, { token })).reply.data.filter(
        ({ mine }) => !mine,
      ),
    rules: async () =>
      (await callApi(backend, calls.approvals.rules, {})).reply.data.filter(
        ({ kind }) => kind === 'withdrawal',
      ),
    propose: (
      { token }: Person,
      rule: Partial<{
        kind: ApprovalKind;
        fromUsd: string;
        waitHours: number;
        separatePayer: boolean;
        removed: boolean;
      }> & { approvals: number },
    ) =>
      callApi(backend, calls.approvals.proposeRule, {
        token,
        body: { kind: 'withdrawal', fromUsd: '0', ...rule },
      }),
    approveRule: ({ token }: Person, id: string) =>
      callApi(backend, calls.approvals.approveRule, { token, params: { id } }),
    balance: async ({ token, user }: Person) =>
      (await callApi(backend, calls.profile.read, { token, params: { userId: user._id } })).reply
        .data.acctBalance,
  };
}
