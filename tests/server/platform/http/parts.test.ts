import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { messages } from '#contract/messages.ts';
import { rateLimits } from '#contract/rateLimits.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, type Person } from '#tests/support/people.ts';

const { method, path } = calls.deposits.create;
const boundary = 'a-boundary-of-thirty-characters';

/** A multipart form as text: FormData would take seconds for the largest. */
const formOf = (count: number, value = '1') =>
  `${Array.from(
    { length: count },
    (_, index) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n${value}\r\n`,
  ).join('')}--${boundary}--\r\n`;

async function send(
  backend: Backend,
  { token }: Person,
  body: string,
  type = `multipart/form-data; boundary=${boundary}`,
) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
  const request = new Request(`http://localhost${backendPath}${path}`, { method, headers, body });
  const response = await backend.app.fetch(request, { address: '127.0.0.1' });
  return [response.status, ((await response.json()) as ErrorBody).message] as const;
}

describeOnOneEngine('a form', (engine) => {
  test('of more than 20 parts is refused before it is parsed', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    expect(await send(backend, ada, formOf(20))).toEqual([422, messages.selectModeAndAmount]);
    expect(await send(backend, ada, formOf(21))).toEqual([400, messages.malformed]);
    expect(await send(backend, ada, formOf(50_000))).toEqual([400, messages.malformed]);
  });

  test('has as many parts as whole boundaries, also after carriage returns and the start of one', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    const starts = ['\r', '\r\r\n', '\r\n-', '\r\n--', `\r\n--${boundary.slice(0, -1)}`];
    for (const value of [...starts, starts.join(''), '\r'.repeat(9)]) {
      expect((await send(backend, ada, formOf(20, value)))[0]).toBe(422);
      expect((await send(backend, ada, formOf(21, value)))[0]).toBe(400);
    }
  });

  test('is split at the boundary that was counted, whatever else its header contains', async () => {
    const backend = await startBackend({ db: engine().db });
    const ada = await investor(backend);
    for (const head of ['boundary=other', 'x="; boundary=other"', 'x="boundary=other"']) {
      const type = `multipart/form-data; ${head}; boundary=${boundary}`;
      const [status] = await send(backend, ada, formOf(21), type);
      expect([head, status]).toEqual([head, 400]);
    }
    const quoted = `multipart/form-data; charset=utf-8; boundary="${boundary}"`;
    expect((await send(backend, ada, formOf(2), quoted))[0]).toBe(422);
  });

  test('that is malformed or breaks a rule counts against the rate limit', async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    const ada = await investor(backend);
    const { count } = rateLimits.depositsPerUser;
    for (let sent = 0; sent < count; sent += 1) {
      const [status] = await send(backend, ada, formOf(sent % 2 === 0 ? 1 : 21));
      expect(status).toBe(sent % 2 === 0 ? 422 : 400);
    }
    expect(await send(backend, ada, formOf(1))).toEqual([429, platformMessages.tooMany]);
    expect((await callApi(backend, calls.auth.sessions, { token: ada.token })).status).toBe(200);
  });
});
