import { calls } from '#contract/calls.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { stage } from '#tests/server/withdrawals/stage.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, investor, type Person } from '#tests/support/people.ts';

/** A pending deposit of Ada's, and the calls of its conversation. */
export async function setStage(db: Db) {
  const here = await stage(db);
  const { backend, ada, grace } = here;
  const eve = await investor(backend, 'eve');
  const id = await deposit(backend, ada);
  const write = (by: Person, text: string, { about = id, key = '' } = {}) =>
    callApi(backend, calls.conversations.write, {
      ...{ token: by.token, params: { id: about }, body: { text } },
      ...(key && { key }),
    });
  const read = async (by: Person, about = id) =>
    callApi(backend, calls.conversations.read, { token: by.token, params: { id: about } });
  const markRead = (by: Person, about = id) =>
    callApi(backend, calls.conversations.markRead, { token: by.token, params: { id: about } });
  const questions = async (by = ada) =>
    (await callApi(backend, calls.balances.summary, { token: by.token })).reply.data.questions;
  const listed = async (filter: object) =>
    (
      await callApi(backend, calls.deposits.list, { token: grace.token, query: { filter } })
    ).reply.data.map((row) => [row._id, row.awaits]);
  const decide = () =>
    callApi(backend, calls.deposits.decline, {
      ...{ token: grace.token, params: { depositId: id } },
      body: { reason: 'A reason of the tests.' },
    });
  return { ...here, eve, id, write, read, markRead, questions, listed, decide };
}
