import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { startPrivatePostgres } from '#tests/support/database/privatePostgres.ts';
import { answersWithin } from '#tests/support/deadline.ts';
import { engineNames } from '#tests/support/engines.ts';
import { keyedConfirm, keyedDeposit } from '#tests/support/idempotentRequests.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

const answerLimitMs = 10_000;
const resultAgeMs = 15_000;
const callers = 20;

async function readiness(server: Reachable) {
  const { status, headers, problem } = await callApi(server, calls.health.ready);
  return [status, headers.get('Retry-After'), problem?.message ?? null];
}

async function reachable(metricsUrl: string) {
  const text = await (await fetch(metricsUrl)).text();
  return /^plainvest_database_reachable (\d)$/m.exec(text)?.[1];
}

describe.runIf(engineNames.includes('PostgreSQL'))('a database that stops answering', () => {
  test('is answered with 503 within ten seconds, and all works when it goes on', async () => {
    const postgres = await startPrivatePostgres();
    if (!postgres) throw new Error('PostgreSQL has gone meanwhile.');
    onTestFinished(() => postgres.stop());
    const { variables } = await install('PGlite');
    const server = await startServer({
      ...variables,
      ...grace,
      DATABASE_URL: postgres.url,
      METRICS_PORT: '0',
    });
    const [, metricsUrl = ''] = await server.child.heard(/Metrics are at (http:\S+)\.$/);
    const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
    await addWallet(server, staff);
    const ada = await investor(server);
    const timely = answersWithin(answerLimitMs, server);

    const answered: string[] = [];
    const refusals: (string | null)[][] = [];
    const callUntilRefused = async () => {
      for (;;) {
        const { status, headers, problem } = await callApi(timely, calls.transactions.own, {
          token: ada.token,
        });
        if (status === 200) answered.push('200');
        else {
          refusals.push([String(status), headers.get('Retry-After'), problem.message]);
          return;
        }
      }
    };
    const underWay = Promise.all(Array.from({ length: callers }, callUntilRefused));
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(callers), {
      timeout: resultAgeMs,
    });
    const thaw = postgres.freeze();
    onTestFinished(thaw);
    await underWay;
    const deposit = keyedDeposit(ada);
    const refused = ['503', '5', platformMessages.unavailable];
    const { status, problem } = await deposit.send(timely);
    expect([status, problem.message]).toEqual([503, platformMessages.unavailable]);
    await Promise.all(Array.from({ length: callers }, callUntilRefused));
    expect(refusals).toEqual(Array.from({ length: 2 * callers }, () => refused));

    await vi.waitFor(
      async () => {
        expect(await readiness(server)).toEqual([503, '5', 'Not ready: database.']);
        expect(await reachable(metricsUrl)).toBe('0');
      },
      { timeout: resultAgeMs, interval: 200 },
    );

    thaw();
    await vi.waitFor(
      async () => {
        expect(await readiness(server)).toEqual([200, null, null]);
        expect(await reachable(metricsUrl)).toBe('1');
      },
      { timeout: 30_000, interval: 200 },
    );
    const { status: made, reply } = await deposit.send(timely);
    expect(made).toBe(200);
    const confirmed = await keyedConfirm(staff, reply.data?._id ?? '').send(timely);
    expect(confirmed.status).toBe(200);
    expect(await server.child.terminate()).toBe(0);
  });
});
