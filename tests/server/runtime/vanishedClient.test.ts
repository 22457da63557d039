import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { addWallet, deposit, investor, signIn } from '#tests/support/people.ts';

beforeAll(ensureBuilt);

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Begins an upload of a megabyte, sends some of it and is gone without a word. */
async function vanish({ url }: RunningServer, token: string, sentBytes: number): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head =
    'POST /backend/deposit HTTP/1.1\r\nHost: localhost\r\n' +
    `Authorization: Bearer ${token}\r\nContent-Length: 1048576\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\n\r\n';
  const file =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n' +
    'Content-Type: image/png\r\n\r\n';
  const body = part('amount', '500') + part('coin', 'BTC') + file + 'a'.repeat(sentBytes);
  await new Promise((sent) => socket.write(head + body.slice(0, sentBytes), sent));
  socket.destroy();
}

test.each(engineNames)(
  'clients that vanish in mid-upload leave nothing behind on %s',
  async (name) => {
    const { variables } = await install(name);
    const server = await startServer({ ...variables, ...grace });
    const staff = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
    await addWallet(server, staff);
    const ada = await investor(server);
    const sizes = [0, 1, 60, 150, 300, 4_096, 65_536, 400_000, 900_000, 1_000_000];
    await Promise.all([...sizes, ...sizes].map((bytes) => vanish(server, ada.token, bytes)));
    await deposit(server, ada, '60');
    const { reply } = await callApi(server, calls.transactions.own, { token: ada.token });
    expect(reply.data.map(({ amount }) => amount)).toEqual([60]);
    expect(await server.child.terminate()).toBe(0);
    expect(server.child.errors).toEqual([]);
  },
);
