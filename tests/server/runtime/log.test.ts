import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { engineNames } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { addresses, addWallet, randomTxid, signIn } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';

beforeAll(ensureBuilt);

const quickest = engineNames.at(-1) ?? 'PGlite';

// Whatever of these turns up in a log came from a person.
const canary = {
  userName: 'canaryname',
  fullName: 'Canary Fullname',
  email: 'canary-mail@canary.example',
  password: 'CanaryPassword#1',
  newPassword: 'CanaryAfterwards#2',
  wrongPassword: 'CanaryMistyped#3',
  reason: 'canary-reason',
  phone: '+4477canary',
};

interface Line {
  event: string;
  requestId: string;
  method: string;
  route: string;
  status: number;
  durationMs: number;
  client: string;
}

const requestLines = ({ child }: RunningServer) =>
  child.lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event === 'request');

/** A journey through every kind of answer; gives every secret that came up on the way. */
async function journey(server: RunningServer): Promise<string[]> {
  const { userName, fullName, email, password, newPassword } = canary;
  const staff = await signIn(server, grace.ADMIN_USERNAME, grace.ADMIN_PASSWORD);
  const asStaff = { token: staff.token };
  await addWallet(server, staff);
  await callApi(server, calls.auth.signUp, {
    body: { userName, fullName, email, password, confirmPassword: password },
  });
  await callApi(server, calls.auth.signIn, { body: { userName, password: canary.wrongPassword } });
  await callApi(server, calls.auth.forgotPassword, { body: { email } });
  // A link is made when its mail is sent.
  const links = await vi.waitFor(async () => {
    const mails = await callApi(server, calls.outbox.list, asStaff);
    const tokens = mails.reply.data.flatMap(({ text }) => /#(\S+)/.exec(text)?.[1] ?? []);
    expect(tokens).toHaveLength(2);
    return tokens;
  }, 20_000);
  for (const token of links) {
    await callApi(server, calls.auth.resetPassword, {
      body: { token, newPassword, confirmPassword: newPassword },
    });
    await callApi(server, calls.auth.verifyEmail, { body: { token } });
  }
  const { token, user } = await signIn(server, userName, newPassword);
  const txid = randomTxid();
  const quoted = await callApi(server, calls.prices.quote, {
    token,
    query: { coin: 'BTC', amount: '500' },
  });
  const made = await callApi(server, calls.deposits.create, {
    token,
    body: {
      amount: '500',
      coin: 'BTC',
      txid,
      quoteId: quoted.reply.data.quoteId,
      image: await png('canary-file.png'),
    },
  });
  const depositId = made.reply.data._id;
  await callApi(server, calls.deposits.create, { token, body: { amount: '1', coin: 'BTC', txid } });
  await callApi(server, calls.deposits.confirm, { ...asStaff, params: { depositId }, body: {} });
  await callApi(server, calls.withdrawals.create, {
    token,
    body: { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC },
  });
  await callApi(server, calls.users.suspend, {
    ...asStaff,
    params: { id: user._id },
    body: { reason: canary.reason },
  });
  await callApi(server, calls.exports.users, { ...asStaff, query: {} });
  await callApi(server, calls.users.list, { ...asStaff, query: { filter: { q: userName } } });
  return [token, staff.token, txid, depositId, user._id, addresses.BTC, ...links, 'canary-file'];
}

describe('the log', () => {
  let server: RunningServer;
  let secrets: string[];
  beforeAll(async () => {
    const place = await install(quickest);
    server = await startServer({ ...place.variables, ...grace });
    secrets = await journey(server);
    const backend = `${server.url}/backend`;
    const json = { 'Content-Type': 'application/json' };
    const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
      fetch(`${backend}${path}`, { method: 'POST', body, headers });
    await post('/login', `{"userName":"${canary.userName}`);
    await post('/login', `{"userName":"${canary.userName}\\u0000","password":"x"}`);
    await post('/signup', `{"a":{"b":"${canary.email}"}}`);
    await post('/api/v1/user/deposit', canary.email, { 'Content-Type': 'multipart/form-data' });
    await fetch(`${backend}/nowhere/${canary.userName}?email=${canary.email}`);
    await fetch(`${backend}/getalldeposit?token=${canary.password}&filter={"q":"${canary.email}"`);
    await fetch(`${server.url}/about?${canary.email}`);
    await fetch(`${server.url}/user/plan/${canary.userName}`);
    await fetch(`${server.url}/${canary.userName}`);
    expect(await server.child.terminate()).toBe(0);
  });

  test('holds nothing that came from a person', () => {
    const said = [...server.child.lines, ...server.child.errors];
    const searched = [...Object.values(canary), ...Object.values(grace).slice(1), ...secrets];
    expect(searched.every((secret) => secret.length > 5)).toBe(true);
    const hits = said.filter((line) =>
      [...searched, 'canary'].some((secret) => line.toLowerCase().includes(secret.toLowerCase())),
    );
    expect(hits).toEqual([]);
    expect(server.child.errors).toEqual([]);
  });

  test('has one line for each request, with the path as the contract writes it', () => {
    const lines = requestLines(server);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(lines.length);
    const short = lines.map(({ method, route, status, client }) =>
      [method, route, status, client].join(' '),
    );
    for (const expected of [
      'POST /login 200 none',
      'POST /login 401 none',
      'POST /login 400 none',
      'POST /confirmdeposit/{depositId} 200 staff',
      'GET /quote 200 user',
      'GET /export/users.csv 200 staff',
      'GET unknown 404 none',
      'GET /about 200 none',
      'GET /user/plan/:name 200 none',
    ]) {
      expect(short).toContain(expected);
    }
    expect(lines.every(({ durationMs }) => durationMs >= 0 && durationMs < 60_000)).toBe(true);
  });
});

test('the number of a request is in its answer, in its refusal and in its line', async () => {
  const place = await install(quickest);
  const server = await startServer({ ...place.variables, ...grace });
  const refused = await fetch(`${server.url}/backend/getalldeposit`);
  const { requestId } = (await refused.json()) as { requestId: string };
  expect(refused.headers.get('X-Request-Id')).toBe(requestId);
  const missing = await fetch(`${server.url}/backend/nowhere`);
  const answers = [
    missing,
    await fetch(`${server.url}/`),
    await fetch(`${server.url}/nowhere`),
    await fetch(`${server.url}/backend/healthz`),
  ];
  const numbers = answers.map(({ headers }) => headers.get('X-Request-Id'));
  expect(((await missing.json()) as { requestId: string }).requestId).toBe(numbers[0]);
  await server.child.terminate();
  expect(requestLines(server).map((line) => line.requestId)).toEqual([requestId, ...numbers]);
});
