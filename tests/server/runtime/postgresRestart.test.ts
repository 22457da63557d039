import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '#server/adapters/postgres.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import type { Reachable } from '#tests/support/caller.ts';
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '#tests/support/database/privatePostgres.ts';
import { answersWithin } from '#tests/support/deadline.ts';
import { engineNames } from '#tests/support/engines.ts';
import {
  expectOneAnswerEach,
  type Keyed,
  keyedConfirm,
  keyedDeposit,
} from '#tests/support/idempotentRequests.ts';
import { grace as credentials, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, type Person, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_RESTARTS for a long run, CHAOS_SEED to end at the same moments again.
const restarts = Number(process.env.CHAOS_RESTARTS ?? 3);
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const limitMs = patience(250_000 + restarts * 10_000);
const answerLimitMs = 10_000;
const clients = 4;

/** Clients that deposit and confirm, each until it is done, and go on whatever they are answered. */
function startClients(server: Reachable, ada: Person, grace: Person) {
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
async function expectKept(
  { url }: PrivatePostgres,
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

describe.runIf(engineNames.includes('PostgreSQL'))('PostgreSQL that is killed under load', () => {
  test(
    `is survived ${restarts} times: 503 within seconds while it is gone, each key is done once`,
    async () => {
      const postgres = await startPrivatePostgres(['fsync=on', 'full_page_writes=on']);
      if (!postgres) throw new Error('PostgreSQL has gone meanwhile.');
      onTestFinished(() => postgres.stop());
      const { variables } = await install('PGlite');
      const server = await startServer({
        ...variables,
        ...credentials,
        DATABASE_URL: postgres.url,
      });
      const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
      await addWallet(server, grace);
      const ada = await investor(server);
      const load = startClients(answersWithin(answerLimitMs, server), ada, grace);
      const { answered, strange, more, stop } = load;
      let ended = 0;
      onTestFinished(() =>
        console.info(
          `${ended} ends of PostgreSQL, ${load.txids.length} deposits under a key, ` +
            `${answered.refusals} refusals, seed ${seed}.`,
        ),
      );

      const moments = fc.sample(fc.integer({ min: 5, max: 14 }), { numRuns: restarts, seed });
      for (const moment of moments) {
        await more(() => answered.confirmed.size, moment);
        // Mostly without notice; every third time clients get a message, which is another failure.
        if (ended % 3 === 2) await postgres.stopImmediate();
        else postgres.kill();
        ended += 1;
        await more(() => answered.refusals, clients);
        await postgres.start();
      }
      await more(() => answered.confirmed.size, 5);
      await stop();
      expect(strange).toEqual([]);
      await expectOneAnswerEach(server, load.asked);
      expect(await server.child.terminate()).toBe(0);
      await expectKept(postgres, load);
    },
    limitMs,
  );
});
