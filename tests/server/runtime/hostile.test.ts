import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { signIn } from '#tests/support/people.ts';

let server: RunningServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  await ensureBuilt();
  const { variables } = await install(engineNames.at(-1) ?? 'PGlite');
  server = await startServer({ ...variables, ...grace });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(async () => {
  await server.child.terminate();
});

/** Opens a connection and sends a text, complete or not. */
async function say(text: string): Promise<Socket> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  // The server may close the connection early, which is a valid reaction.
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(Buffer.from(text, 'latin1'));
  return socket;
}

/** The status line of the response; empty if the server closes without one. */
async function answerTo(text: string): Promise<string> {
  const socket = await say(text);
  let said = '';
  socket.on('data', (data) => {
    said += data.toString('latin1');
  });
  await once(socket, 'close');
  return said.split('\r\n')[0] ?? '';
}

const close = 'Connection: close\r\n\r\n';
const host = 'Host: localhost\r\n';

test.each([
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['zero bytes', 400, '\0\0\0\0\r\n\r\n'],
  ['TLS where none is', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ['no host', 400, `GET / HTTP/1.1\r\n${close}`],
  ['a host that is none', 400, `GET /backend/healthz HTTP/1.1\r\nHost: a b<>\r\n${close}`],
  ['two hosts', 200, `GET /backend/healthz HTTP/1.1\r\n${host}Host: other\r\n${close}`],
  ['an unknown method', 400, `BREW /backend/login HTTP/1.1\r\n${host}${close}`],
  ['TRACE of a call', 404, `TRACE /backend/login HTTP/1.1\r\n${host}${close}`],
  ['TRACE of a page', 405, `TRACE /about HTTP/1.1\r\n${host}${close}`],
  ['a path of broken percents', 401, `GET /backend/deposits/%ff%fe%zz HTTP/1.1\r\n${host}${close}`],
  ['a path that climbs', 404, `GET /../../../etc/passwd HTTP/1.1\r\n${host}${close}`],
  [
    'a path that climbs in code',
    404,
    `GET /assets/%2e%2e%2f%2e%2e%2fx HTTP/1.1\r\n${host}${close}`,
  ],
  ['two slashes', 404, `GET //evil.example/backend HTTP/1.1\r\n${host}${close}`],
  ['another host in the path', 200, `GET http://evil.example/login HTTP/1.1\r\n${host}${close}`],
  ['a zero byte in the path', 400, `GET /backend/\0 HTTP/1.1\r\n${host}${close}`],
  ['bytes above ASCII', 400, `GET /backend/\xff\xfe HTTP/1.1\r\n${host}X-A: \xff\r\n${close}`],
  ['a long path', 431, `GET /${'x'.repeat(60_000)} HTTP/1.1\r\n${host}${close}`],
  ['a long head', 431, `GET / HTTP/1.1\r\n${host}X-A: ${'x'.repeat(60_000)}\r\n${close}`],
  [
    'two lengths',
    400,
    `POST /backend/login HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n${close}xx`,
  ],
  [
    'a length below zero',
    400,
    `POST /backend/login HTTP/1.1\r\n${host}Content-Length: -5\r\n${close}`,
  ],
  [
    'a length and chunks',
    400,
    `POST /backend/login HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
  ],
  [
    'chunks that are none',
    400,
    `POST /backend/login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n${close}zz\r\n\r\n`,
  ],
  [
    'an upgrade to what is not spoken',
    200,
    `GET /backend/healthz HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: close, Upgrade\r\n\r\n`,
  ],
])('%s is answered %i, and the server goes on', async (_what, status, text) => {
  expect((await answerTo(text)).split(' ').slice(0, 2)).toEqual(['HTTP/1.1', String(status)]);
  expect((await fetch(`${server.url}/backend/healthz`)).status).toBe(200);
});

test('two thousand heads do not stop the server', async () => {
  // Node 20 leaves some out, Node 24 refuses them.
  const text = `GET / HTTP/1.1\r\n${host}${'X-A: b\r\n'.repeat(2_000)}${close}`;
  expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 (200|431) /);
  expect((await fetch(`${server.url}/backend/healthz`)).status).toBe(200);
});

test('slow and silent clients do not stop others, who read and write', async () => {
  const length = `Content-Length: ${fileBytesMax}\r\n`;
  const unfinished = [
    '',
    'POST /backend/login HT',
    `POST /backend/login HTTP/1.1\r\n${host}X-Slow: `,
    `POST /backend/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    `POST /backend/deposit HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n${length}\r\n--x`,
  ];
  await Promise.all(Array.from({ length: 300 }, (_, at) => say(unfinished[at % 5] ?? '')));
  const admin = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
  const saved = await callApi(server, calls.settings.update, {
    token: admin.token,
    body: { reviewHours: 24 },
  });
  expect(saved.reply.data.reviewHours).toBe(24);
  expect((await fetch(server.url)).status).toBe(200);
  expect(sockets.filter((socket) => !socket.destroyed).length).toBeGreaterThan(0);
});

test('an unauthorised upload is rejected before its body arrives', async () => {
  const socket = await say(
    `POST /backend/deposit HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${fileBytesMax}\r\n\r\n--x\r\n`,
  );
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 401 /);
});
