import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/engines.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { runs } from './model/drafts.ts';
import { runModel } from './model/run.ts';

// From outside: CHAOS_APPROVALS for a long run, CHAOS_SEED and CHAOS_PATH to replay a failure.
const wanted = Number(process.env.CHAOS_APPROVALS ?? 200);
const seed = Number(process.env.CHAOS_SEED ?? crypto.getRandomValues(new Int32Array(1))[0]);
const path = process.env.CHAOS_PATH ?? '';
const operationsPerRun = 100;
const limitMs = patience(60_000 + wanted * 200);

describeOnEngines('approvals against a model', (engine) => {
  test(`about ${wanted} operations of two to five staff move no money that their rules hold back`, {
    timeout: limitMs,
  }, async () => {
    const tally = { operations: 0, movements: 0 };
    const property = fc.asyncProperty(runs, async (run) => {
      const { operations, movements } = await runModel(engine().db, run);
      tally.operations += operations;
      tally.movements += movements;
    });
    const numRuns = Math.ceil(wanted / operationsPerRun);
    await fc.assert(property, { numRuns, seed, path, endOnFailure: path === '' });
    const { operations, movements } = tally;
    console.info(`${operations} operations, ${movements} movements of money, seed ${seed}.`);
    expect(movements).toBeGreaterThan(numRuns);
  });
});
