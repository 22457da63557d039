import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { install, startServer } from '#tests/support/installation.ts';
import { investor } from '#tests/support/people.ts';

const drainMs = 10_000;
const sockets: Socket[] = [];
const mailServer = createServer((socket) => void sockets.push(socket));

beforeAll(ensureBuilt);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  mailServer.close();
});

test('SIGTERM ends the server in time while a mail server keeps it waiting', async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const place = await install(quickestEngine);
  const server = await startServer({
    ...place.variables,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'house@plainvest.example',
  });
  const asked = once(mailServer, 'connection');
  await investor(server);
  await asked;
  const startedMs = performance.now();
  expect(await server.child.terminate()).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(drainMs);
  const { db, close } = await place.open();
  const waiting = await db.selectFrom('outbox').select('sent_at').execute();
  await close();
  // No reply confirmed the mail, so the next start tries again.
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ sent_at }) => sent_at !== null)).toEqual([]);
  expect(await place.brokenInvariants()).toEqual([]);
});
