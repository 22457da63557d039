import { calls } from '#contract/calls.ts';
import type { Coin } from '#contract/coin.ts';
import type { Backend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/people.ts';

/** The calls of these tests, by grace of staff. */
export function alarmCalls(backend: Backend, { token }: Person) {
  const list = async () => (await callApi(backend, calls.alarms.list, { token })).reply.data;
  return {
    list,
    close: (by: Person, id: string, note = 'We moved it ourselves.') =>
      callApi(backend, calls.alarms.close, { token: by.token, params: { id }, body: { note } }),
    settings: async () => (await callApi(backend, calls.settings.read, {})).reply.data,
    unpause: () =>
      callApi(backend, calls.settings.update, {
        token,
        body: { depositsPaused: false, withdrawalsPaused: false },
      }),
    overview: async () => (await callApi(backend, calls.overview.read, { token })).reply.data,
    /** Recipients of mails about alarms. */
    told: async () => {
      await sendDueMails(backend.ports);
      return backend.mails.filter(({ subject }) => /alarm/i.test(subject)).map(({ to }) => to);
    },
    /** A withdrawal of ada's to an address that staff approve, and what it is in coin. */
    approved: async (ada: Person, to: { coin: Coin; address: string; amount: string }) => {
      const params = { userId: ada.user._id };
      const credit = { status: 'Credit', amount: to.amount, reason: 'For the tests.' } as const;
      await callApi(backend, calls.users.adjust, { token, params, body: credit });
      const withdrawMode = to.coin === 'BTC' ? 'Bitcoin' : 'Ethereum';
      const body = { amount: to.amount, withdrawMode, address: to.address } as const;
      const made = await callApi(backend, calls.withdrawals.create, { token: ada.token, body });
      if (made.status !== 200) throw new Error(made.problem.message);
      const { reply } = await callApi(backend, calls.withdrawals.own, { token: ada.token });
      const id = reply.data[0]?._id ?? '';
      await callApi(backend, calls.withdrawals.approve, { token, params: { id }, body: {} });
      const { data } = (await callApi(backend, calls.withdrawals.detail, { token, params: { id } }))
        .reply;
      return { id, coinAmount: data.payout?.coinAmount ?? '' };
    },
    pay: (id: string, paid: { txid: string; coinAmount: string; note?: string }) => {
      const { txid, coinAmount, note } = paid;
      const body = { txid, coinAmount, ...(note && { note }) };
      return callApi(backend, calls.withdrawals.pay, { token, params: { id }, body });
    },
  };
}
