import { expect } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Reachable } from '../caller.ts';
import { type Keyed, keyedConfirm, keyedDeposit } from '../idempotentRequests.ts';
import type { Person } from '../people.ts';
import type { PrivatePostgres } from './privatePostgres.ts';

/** How many deposit at the same time. */
export const clients = 4;

/** Clients that deposit and confirm, each until it is done; after an error they go on. */
export function startClients(server: Reachable, ada: Person, grace: Person) {
  const answered = { made: new Set<string>(), confirmed: new Set<string>(), refusals: 0 };
  const txids: string[] = [];
  const asked: Keyed[] = [];
  const strange: string[] = [];
  const waiting = new Set<() => void>();
  let stopped = false;

  const untilDone = async <C>(wanted: Keyed<C>) => {
    asked.push(wanted);
    for (;;) {
      const { status, reply, problem } = await wanted.send(server);
      if (status === 200) wanted.reply = reply;
      const refused = status === 503 && problem.message === platformMessages.unavailable;
      if (refused) answered.refusals += 1;
      else if (status !== 200) strange.push(`${status} ${problem.message}`);
      for (const look of waiting) look();
      if (!refused) return reply;
    }
  };
  const client = async () => {
    while (!stopped && strange.length === 0) {
      const wanted = keyedDeposit(ada);
      txids.push(wanted.txid);
      const depositId = (await untilDone(wanted)).data?._id ?? '';
      answered.made.add(depositId);
      await untilDone(keyedConfirm(grace, depositId));
      answered.confirmed.add(depositId);
    }
  };
  const over = Promise.all(Array.from({ length: clients }, client));
  return {
    answered,
    txids,
    asked,
    strange,
    /**
     * Resolves after this number of further answers of that kind, or when clients have given up.
     */
    more: (count: () => number, by: number) => {
      const least = count() + by;
      const enough = new Promise<void>((resolve) => {
        const look = () => {
          if (count() < least) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
      return Promise.race([enough, over]);
    },
    stop: async () => {
      stopped = true;
      await over;
    },
  };
}

/** Everything that was answered is there, and each key, sent until it was answered, made one row. */
export async function expectKept(
  { url }: Pick<PrivatePostgres, 'url'>,
  { answered, txids }: ReturnType<typeof startClients>,
) {
  const { db, close } = await connectPostgres<Tables>(url);
  const deposits = await db.selectFrom('deposits').select(['id', 'status', 'txid']).execute();
  const credits = await db.selectFrom('ledger_entries').select('source_id').execute();
  const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
  await close();
  const confirmed = deposits.filter(({ status }) => status === 'confirmed');
  expect(deposits.map(({ id }) => id).sort()).toEqual([...answered.made].sort());
  expect(deposits.map(({ txid }) => txid).sort()).toEqual(txids.sort());
  expect(confirmed.map(({ id }) => id).sort()).toEqual([...answered.confirmed].sort());
  expect(credits.map(({ source_id }) => source_id).sort()).toEqual([...answered.confirmed].sort());
  expect(invariants.filter(({ broken }) => broken !== 0n)).toEqual([]);
}
