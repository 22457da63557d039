import { base64 } from '@scure/base';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, type Person } from '#tests/support/people.ts';

export const reason = 'A reason of the tests.';

/** The calls of payouts, and withdrawals that can be paid by them. */
export function payoutCalls(backend: Backend, maker: Person) {
  const { token } = maker;
  const make = (ids: readonly string[], by = maker, feeRate: number | undefined = 2) =>
    callApi(backend, calls.payouts.make, {
      token: by.token,
      body: { coin: 'BTC', withdrawals: ids.join(','), feeRate },
    });
  const on = (id: string) => ({ token, params: { id } });
  return {
    make,
    made: async (ids: readonly string[]) => {
      const { status, reply, problem } = await make(ids);
      if (status !== 200) throw new Error(problem.message);
      return reply.data;
    },
    read: async (id: string, by = maker) =>
      (await callApi(backend, calls.payouts.read, { ...on(id), token: by.token })).reply.data,
    sign: (id: string, signed: string) =>
      callApi(backend, calls.payouts.sign, { ...on(id), body: { signed } }),
    replace: (id: string, feeRate: number | undefined, by = maker) =>
      callApi(backend, calls.payouts.replace, {
        ...{ token: by.token, params: { id } },
        body: feeRate === undefined ? {} : { feeRate },
      }),
    send: (id: string) => callApi(backend, calls.payouts.send, on(id)),
    cancel: (id: string) => callApi(backend, calls.payouts.cancel, { ...on(id), body: { reason } }),
    /** The file, in base64. */
    psbt: async (id: string) => {
      const { psbt } = await backend.db
        .selectFrom('payouts')
        .select('psbt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return base64.encode(psbt);
    },
    /** An approved withdrawal of a new investor, and its id. */
    approved: async (
      userName: string,
      {
        address,
        amount = '100',
        approver = maker,
      }: { address: string; amount?: string; approver?: Person },
    ) => {
      const owner = await investor(backend, userName);
      const params = { userId: owner.user._id };
      const credit = { status: 'Credit', amount, reason } as const;
      await callApi(backend, calls.users.adjust, { token, params, body: credit });
      const body = { amount, withdrawMode: 'Bitcoin', address } as const;
      const asked = await callApi(backend, calls.withdrawals.create, { token: owner.token, body });
      if (asked.status !== 200) throw new Error(asked.problem.message);
      const own = await callApi(backend, calls.withdrawals.own, { token: owner.token });
      const id = own.reply.data[0]?._id ?? '';
      const approval = { token: approver.token, params: { id }, body: { note: reason } };
      const { status, problem } = await callApi(backend, calls.withdrawals.approve, approval);
      if (status !== 200) throw new Error(problem.message);
      return { id, owner };
    },
    withdrawal: async (id: string) =>
      (await callApi(backend, calls.withdrawals.detail, on(id))).reply.data,
  };
}
