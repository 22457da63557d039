import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  type Person,
  randomTxid,
  staff,
} from '#tests/support/people.ts';

type Verb = 'approve' | 'startPayment' | 'stopPayment' | 'pay' | 'decline';

/** An investor with 1000 USD, three staff, and the commands of a withdrawal. */
export async function stage(db: Db) {
  const backend = await startBackend({ db });
  const [grace, alan, edsger] = [
    await staff(backend),
    await staff(backend, 'alan'),
    await staff(backend, 'edsger'),
  ];
  const ada = await investor(backend);
  await addWallet(backend, grace);
  await fund(backend, ada, grace);
  const bodies: Partial<Record<Verb, () => object>> = {
    pay: () => ({ txid: randomTxid(), coinAmount: '0.00153846' }),
    decline: () => ({ reason: 'A reason of the tests.' }),
  };
  const act = (verb: Verb, id: string, by: Person, key?: string) => {
    const body = bodies[verb]?.();
    const sent = { token: by.token, params: { id }, ...(body && { body }), ...(key && { key }) };
    return callApi(backend, calls.withdrawals[verb], sent as never);
  };
  const request = (amount = '100', address: string = addresses.BTC) =>
    callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount, withdrawMode: 'Bitcoin', address },
    });
  const requested = async (amount?: string) => {
    await request(amount);
    const { reply } = await callApi(backend, calls.withdrawals.own, { token: ada.token });
    backend.clock.advance(1000);
    return reply.data[0]?._id ?? '';
  };
  const approved = async () => {
    const id = await requested();
    await act('approve', id, grace);
    return id;
  };
  const detail = async (id: string, by = grace) =>
    (await callApi(backend, calls.withdrawals.detail, { token: by.token, params: { id } })).reply
      .data;
  const balance = async () => {
    const { _id } = ada.user;
    const user = await callApi(backend, calls.users.detail, {
      token: alan.token,
      params: { id: _id },
    });
    return [user.reply.data.acctBalance, user.reply.data.balance];
  };
  const mails = async () => {
    await sendDueMails(backend.ports);
    return backend.mails.filter(({ to }) => to === ada.user.email);
  };
  const people = { grace, alan, edsger, ada };
  return { backend, ...people, act, request, requested, approved, detail, balance, mails };
}
