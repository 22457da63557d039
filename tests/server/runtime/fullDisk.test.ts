import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, randomTxid, signIn } from '#tests/support/people.ts';
import { noisyPng } from '#tests/support/pictures.ts';

beforeAll(ensureBuilt);

const limit = `--import=${new URL('./fullDisk.mjs', import.meta.url)}`;

test('an embedded server on a disk that fills up refuses, reads, and loses nothing', async () => {
  const { variables, brokenInvariants, open } = await install('PGlite');
  const server = await startServer({
    ...variables,
    ...grace,
    NODE_OPTIONS: limit,
    DISK_LEFT_BYTES: String(2_500_000),
  });
  const staff = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
  await addWallet(server, staff);
  const ada = await investor(server, 'ada', { reader: staff });
  const image = await noisyPng('proof.png');
  const made = new Set<string>();
  const upload = () =>
    callApi(server, calls.deposits.create, {
      token: ada.token,
      body: { amount: '60', coin: 'BTC', txid: randomTxid(), image },
    });

  process.kill(server.child.pid, 'SIGUSR2');
  await server.child.heard(/The disk is limited/);
  let refused = await upload();
  for (; refused.status === 200; refused = await upload()) made.add(refused.reply.data._id);
  expect([refused.status, refused.problem.message]).toEqual([503, platformMessages.diskShort]);
  expect(refused.headers.get('Retry-After')).toBe('60');
  const { reply } = await callApi(server, calls.transactions.own, { token: ada.token });
  expect(new Set(reply.data.map(({ _id }) => _id))).toEqual(made);

  await server.child.kill();
  const { db, close } = await open();
  const deposits = await db.selectFrom('deposits').select('id').execute();
  expect(new Set(deposits.map(({ id }) => id))).toEqual(made);
  await close();
  expect(await brokenInvariants()).toEqual([]);
});
