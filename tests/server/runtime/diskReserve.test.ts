import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';
import { addWallet, signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

test('an embedded server that starts below its reserve reads, and writes nothing', async () => {
  const { variables } = await install('PGlite');
  const first = await startServer({ ...variables, ...grace });
  await addWallet(first, await signIn(first, 'grace', grace.ADMIN_PASSWORD));
  expect(await first.child.terminate()).toBe(0);

  const petabyteMb = String(1e9);
  const server = await startServer({
    ...variables,
    DISK_RESERVE_MB: petabyteMb,
    METRICS_PORT: '0',
  });
  const ready = await callApi(server, calls.health.ready);
  expect([ready.status, ready.problem.message]).toEqual([503, 'Not ready: disk.']);
  const { token } = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
  expect((await callApi(server, calls.wallets.list, { token })).reply.data).toHaveLength(1);
  const refused = await callApi(server, calls.settings.update, {
    token,
    body: { reviewHours: 24 },
  });
  expect([refused.status, refused.problem.message]).toEqual([503, platformMessages.diskShort]);
  const [, metrics = ''] = await server.child.heard(/Metrics are at (http:\S+)\.$/);
  expect(await (await fetch(metrics)).text()).toMatch(/^plainvest_disk_short 1$/m);
  expect(await server.child.terminate()).toBe(0);
});
