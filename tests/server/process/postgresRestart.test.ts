import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import type { Tables } from '#server/db/tables.ts';
import { connectPostgres } from '#server/node/postgres.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { make } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { addWallet, investor, type Person, randomTxid, signIn } from '#tests/support/people.ts';
import { startPrivatePostgres } from '#tests/support/privatePostgres.ts';
import { grace as credentials, install, type RunningServer, startServer } from './installation.ts';

beforeAll(ensureBuilt, 120_000);

const restarts = Number(process.env.CHAOS_RESTARTS ?? 5);
const limitMs = 250_000 + restarts * 10_000;
const clients = 4;

/** Clients that deposit and confirm, and go on whatever they are answered. */
function startClients(server: RunningServer, ada: Person, grace: Person) {
  const answered = { made: new Set<string>(), confirmed: new Set<string>(), refusals: 0 };
  const strange: string[] = [];
  const waiting = new Set<() => void>();
  let stopped = false;

  const note = (status: number, message: string, onSuccess: () => void) => {
    if (status === 200) onSuccess();
    else if (status === 503 && message === messages.unavailable) answered.refusals += 1;
    else strange.push(`${status} ${message}`);
    for (const look of waiting) look();
  };
  const client = async () => {
    while (!stopped) {
      const made = await make(server, calls.deposits.create, {
        token: ada.token,
        body: { amount: '50', coin: 'BTC', txid: randomTxid() },
      });
      const depositId = made.reply.data?._id ?? '';
      note(made.status, made.problem.message, () => answered.made.add(depositId));
      if (made.status !== 200) continue;
      const sent = { token: grace.token, params: { depositId }, body: {} };
      const { status, problem } = await make(server, calls.deposits.confirm, sent);
      note(status, problem.message, () => answered.confirmed.add(depositId));
    }
  };
  const over = Promise.all(Array.from({ length: clients }, client));
  return {
    answered,
    strange,
    /** Resolves when so many more were answered in that way. */
    more: (count: () => number, by: number) => {
      const least = count() + by;
      return new Promise<void>((resolve) => {
        const look = () => {
          if (count() < least) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    stop: async () => {
      stopped = true;
      await over;
    },
  };
}

describe.runIf(engineNames.includes('PostgreSQL'))('PostgreSQL that crashes under load', () => {
  test(
    `is survived ${restarts} times: 503 while it is gone, nothing answered is lost`,
    async () => {
      const postgres = await startPrivatePostgres(['fsync=on', 'full_page_writes=on']);
      if (!postgres) throw new Error('PostgreSQL has gone meanwhile.');
      const { variables } = await install('PGlite');
      const server = await startServer({
        ...variables,
        ...credentials,
        DATABASE_URL: postgres.url,
      });
      const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
      await addWallet(server, grace);
      const { answered, strange, more, stop } = startClients(server, await investor(server), grace);

      for (let turn = 0; turn < restarts; turn += 1) {
        await more(() => answered.confirmed.size, 5 + (turn % 10));
        await postgres.stopImmediate();
        await more(() => answered.refusals, clients);
        await postgres.start();
      }
      await more(() => answered.confirmed.size, 5);
      await stop();
      expect(strange).toEqual([]);
      expect(await server.child.terminate()).toBe(0);

      const { db, close } = await connectPostgres<Tables>(postgres.url);
      const deposits = await db.selectFrom('deposits').select(['id', 'status']).execute();
      const status = new Map(deposits.map((deposit) => [deposit.id, deposit.status]));
      expect([...answered.made].filter((id) => !status.has(id))).toEqual([]);
      expect([...answered.confirmed].filter((id) => status.get(id) !== 'confirmed')).toEqual([]);
      const invariants = await db.selectFrom('ledger_invariants').selectAll().execute();
      expect(invariants.filter(({ broken }) => broken !== 0n)).toEqual([]);
      await close();
      await postgres.stop();
    },
    limitMs,
  );
});
