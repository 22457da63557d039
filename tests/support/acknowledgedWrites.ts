import { expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from './caller.ts';
import type { Installation, RunningServer } from './installation.ts';
import type { Written } from './load.ts';
import type { Person } from './people.ts';

/** Through a server itself, right after a crash: what was answered is there. */
export async function expectWritten(server: RunningServer, { token }: Person, written: Written) {
  expect((await fetch(`${server.url}/backend/readyz`)).status).toBe(200);
  const { reply } = await callApi(server, calls.deposits.list, {
    token,
    query: { filter: { id: [...written.depositIds] } },
  });
  const status = new Map(reply.data.map((deposit) => [deposit._id, deposit.status]));
  expect([...written.depositIds].filter((id) => !status.has(id))).toEqual([]);
  expect([...written.confirmedIds].filter((id) => status.get(id) !== 'confirmed')).toEqual([]);
  const users = await callApi(server, calls.users.list, {
    token,
    query: { range: [0, 99], sort: ['createdAt', 'DESC'] },
  });
  const names = new Set(users.reply.data.map(({ userName }) => userName));
  expect([...written.userNames].filter((name) => !names.has(name))).toEqual([]);
}

/**
 * Through the database, in the end: nothing that was ever answered got lost later, and each key, sent
 * until it was answered, has made one row.
 */
export async function expectAllWritten(installation: Installation, written: readonly Written[]) {
  const { db, close } = await installation.open();
  const users = await db.selectFrom('users').select('user_name').execute();
  const deposits = await db.selectFrom('deposits').select(['id', 'status', 'txid']).execute();
  const credits = await db.selectFrom('ledger_entries').select('source_id').execute();
  await close();
  const there = {
    userNames: new Set(users.map(({ user_name }) => user_name)),
    depositIds: new Set(deposits.map(({ id }) => id)),
    confirmedIds: new Set(credits.map(({ source_id }) => source_id)),
  };
  for (const kind of ['userNames', 'depositIds', 'confirmedIds'] as const) {
    const lost = written.flatMap((part) => [...part[kind]].filter((key) => !there[kind].has(key)));
    expect(lost).toEqual([]);
  }
  const asked = written.flatMap((part) => part.deposits.map(({ txid }) => txid));
  expect(deposits.map(({ txid }) => txid).sort()).toEqual(asked.sort());
  const decided = written.flatMap(({ confirms }) => confirms).length;
  expect(credits).toHaveLength(decided);
  expect(deposits.filter(({ status }) => status === 'confirmed')).toHaveLength(decided);
}
