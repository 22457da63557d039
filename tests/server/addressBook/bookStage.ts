import { calls } from '#contract/calls.ts';
import { staffPassword } from '#mocks/backend.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, investorPassword, type Person, signIn } from '#tests/support/people.ts';

export const hourMs = 60 * 60_000;

/** An investor with 1000 USD and what they do with their address book. */
export async function bookStage(db: Db) {
  const all = await stage(db);
  const { backend, ada, grace, alan } = all;
  const read = async () =>
    (await callApi(backend, calls.addressBook.read, { token: ada.token })).reply;
  const add = (body: object = { coin: 'BTC', address: addresses.BTC, label: 'Ledger' }) =>
    callApi(backend, calls.addressBook.add, { token: ada.token, body: body as never });
  const remove = (id: string, by: Person = ada) =>
    callApi(backend, calls.addressBook.remove, { token: by.token, params: { id } });
  const turn = (on: boolean) =>
    callApi(backend, calls.addressBook.switch, { token: ada.token, body: { on } });
  const setWait = (addressWaitHours: number) =>
    callApi(backend, calls.settings.update, { token: grace.token, body: { addressWaitHours } });
  /** Time passes for the app and the database, and people sign in again. */
  const pass = async (ms: number) => {
    await backend.advance(ms);
    ada.token = (await signIn(backend, 'ada', investorPassword)).token;
    for (const member of [grace, alan]) {
      member.token = (await signIn(backend, member.user.userName, staffPassword)).token;
    }
  };
  return { ...all, read, add, remove, turn, setWait, pass };
}
