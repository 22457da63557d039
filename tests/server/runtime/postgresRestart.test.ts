import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { clients, expectKept, startClients } from '#tests/support/database/persistentClients.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { answersWithin } from '#tests/support/deadline.ts';
import { engineNames } from '#tests/support/engines.ts';
import { expectOneAnswerEach } from '#tests/support/idempotentRequests.ts';
import { grace as credentials, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_RESTARTS for a long run, CHAOS_SEED to end at the same moments again.
const restarts = Number(process.env.CHAOS_RESTARTS ?? 3);
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const limitMs = patience(250_000 + restarts * 10_000);
const answerLimitMs = 10_000;

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
