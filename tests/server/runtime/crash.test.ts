import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectAllWritten, expectWritten } from '#tests/support/acknowledgedWrites.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { engineNames } from '#tests/support/engines.ts';
import { expectOneAnswerEach } from '#tests/support/idempotentRequests.ts';
import {
  grace as credentials,
  type Installation,
  install,
  startServer,
} from '#tests/support/installation.ts';
import { nothingWritten, startLoad, type Written } from '#tests/support/load.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';

beforeAll(ensureBuilt);

// From outside: CHAOS_KILLS for a long run, CHAOS_SEED to kill at the same moments again.
const cycles = Number(process.env.CHAOS_KILLS ?? 3);
const pairCycles = Math.max(2, Math.ceil(cycles / 5));
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const limitMs = patience(100_000 + cycles * 10_000);

/** After how many answers each kill comes: between the writes of one answer, and between answers. */
const momentsOf = (kills: number) =>
  fc.sample(fc.integer({ min: 6, max: 25 }), { numRuns: kills, seed });

/** The first server of a place, and those who write to it. */
async function open(place: Installation) {
  const server = await startServer({ ...place.variables, ...credentials });
  const grace = await signIn(server, 'grace', credentials.ADMIN_PASSWORD);
  await addWallet(server, grace);
  return { server, people: { grace, ada: await investor(server) } };
}

const asked = (all: readonly Written[]) => {
  const requests = all.flatMap(({ deposits, confirms }) => [...deposits, ...confirms]);
  const unheard = requests.filter(({ reply }) => reply === undefined).length;
  return `${requests.length} keys sent again, ${unheard} of them unanswered before`;
};

test.each(engineNames)(
  `kill -9 under load ${cycles} times in a row loses nothing and repeats nothing on %s`,
  async (engine) => {
    const all: Written[] = [];
    onTestFinished(() =>
      console.info(`${all.length} kills on ${engine}, ${asked(all)}, seed ${seed}.`),
    );
    const place = await install(engine);
    const opened = await open(place);
    const { people } = opened;
    let { server } = opened;

    for (const [cycle, moment] of momentsOf(cycles).entries()) {
      const written = nothingWritten();
      all.push(written);
      const load = startLoad(server, `cycle${cycle}`, people, written);
      await load.answered(moment);
      load.expectDeath();
      await server.child.kill();
      await load.over;
      server = await startServer(place.variables);
      await expectWritten(server, people.grace, written);
      await expectOneAnswerEach(server, [...written.deposits, ...written.confirms]);
      expect(server.child.errors).toEqual([]);
    }
    expect(await server.child.terminate()).toBe(0);
    await expectAllWritten(place, all);
    expect(await place.brokenInvariants()).toEqual([]);
  },
  limitMs,
);

describe.runIf(engineNames.includes('PostgreSQL'))('two servers on one database', () => {
  test(
    `one of which is killed ${pairCycles} times: the other goes on and answers its keys`,
    async () => {
      const all: Written[] = [];
      onTestFinished(() =>
        console.info(`${all.length / 2} kills of one of two, ${asked(all)}, seed ${seed}.`),
      );
      const place = await install('PostgreSQL');
      const { server, people } = await open(place);
      const servers = [server, await startServer(place.variables)] as const;
      let [next, other] = servers;

      for (const [cycle, moment] of momentsOf(pairCycles).entries()) {
        const [lost, kept] = [nothingWritten(), nothingWritten()];
        all.push(lost, kept);
        const dying = startLoad(next, `dying${cycle}`, people, lost);
        const going = startLoad(other, `going${cycle}`, people, kept);
        await Promise.all([dying.answered(moment), going.answered(1)]);
        dying.expectDeath();
        await next.child.kill();
        await dying.over;
        await going.answered(5);
        await expectOneAnswerEach(other, [...lost.deposits, ...lost.confirms]);
        await going.stop();
        for (const written of [lost, kept]) await expectWritten(other, people.grace, written);
        expect(other.child.errors).toEqual([]);
        [next, other] = [other, await startServer(place.variables)];
        await expectOneAnswerEach(other, [...kept.deposits, ...kept.confirms]);
      }
      for (const { child } of [next, other]) expect(await child.terminate()).toBe(0);
      await expectAllWritten(place, all);
      expect(await place.brokenInvariants()).toEqual([]);
    },
    limitMs,
  );
});
