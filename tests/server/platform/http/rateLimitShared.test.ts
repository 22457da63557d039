import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { install, type RunningServer, startServer } from '#tests/support/installation.ts';

beforeAll(ensureBuilt, 120_000);

const askForLink = async (server: RunningServer) => {
  const body = { email: 'ada@investor.example' };
  const { status } = await callApi(server, calls.auth.forgotPassword, { body });
  return status;
};

describe.each(engineNames)('an allowance on %s', (name) => {
  test('is the same for the next process, or for another at the same time', async () => {
    const { variables } = await install(name);
    const strict = { ...variables, RATE_LIMIT_FACTOR: '1' };
    const one = await startServer(strict);
    for (let count = 1; count < rateLimits.resetPerAccount.count; count += 1) {
      expect(await askForLink(one)).toBe(200);
    }
    // The embedded database has room for one process: there the other comes after the first.
    if (name === 'PGlite') await one.child.terminate();
    const other = await startServer(strict);
    expect(await askForLink(other)).toBe(200);
    expect(await askForLink(other)).toBe(429);
    if (name === 'PostgreSQL') expect(await askForLink(one)).toBe(429);
  }, 120_000);
});
