import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import { type Listening, listen } from '#server/runtime/listen.ts';
import { callApi, reachable } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';

const sockets: Socket[] = [];
let listening: Listening | undefined;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening?.drain();
});

describeOnEngines('a client that takes nothing of its downloads', (engine) => {
  test('is cut off, and its places are free again', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    await addWallet(backend, await staff(backend));
    const { token } = await investor(backend);
    const pdf = new Uint8Array(fileBytesMax);
    pdf.set(new TextEncoder().encode('%PDF-1.7\n'));
    pdf.set(new TextEncoder().encode('\nstartxref\n9\n%%EOF\n'), pdf.length - 20);
    const image = new File([pdf], 'receipt.pdf', { type: 'application/pdf' });
    const body = { amount: '500', coin: 'BTC', image };
    const { reply } = await callApi(backend, calls.deposits.create, { token, body });
    const { port, drain } = await listen(
      { port: 0, host: '127.0.0.1', stallMs: 1_000 },
      {
        app: backend.app,
        site: { fetch: () => new Response(), refill: () => {} },
        log: () => {},
      },
    );
    listening = { port, drain };
    const head = `GET ${backendPath}${reply.data.image} HTTP/1.1\r\nHost: localhost\r\n`;
    for (const _ of [1, 2]) {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(`${head}Authorization: Bearer ${token}\r\n\r\n`);
      await once(socket, 'readable');
    }
    const params = { id: reply.data.image?.split('/').at(-1) ?? '' };
    const again = () =>
      callApi(reachable(`http://127.0.0.1:${port}`), calls.deposits.receipt, { token, params });
    const statuses: number[] = [];
    await vi.waitFor(
      async () => {
        statuses.push((await again()).status);
        expect(statuses.at(-1)).toBe(200);
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(statuses).toContain(429);
  });
});
