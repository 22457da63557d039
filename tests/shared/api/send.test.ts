import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  test,
} from 'vitest';
import { calls } from '#contract/calls.ts';
import type { User } from '#contract/userRecord.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import type { SendArguments } from '#src/shared/api/options.ts';
import { send } from '#src/shared/api/send.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { session } from '#src/shared/session/session.ts';

const network = setupServer();
let sent: Request;

/** Answers every request with one response and stores the request. */
function answer(response: () => Response) {
  network.use(
    http.all('*', ({ request }) => {
      sent = request.clone() as unknown as Request;
      return response();
    }),
  );
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => session.begin('token-1', { _id: 'me' } as User));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('a call', () => {
  test('does not compile without its path values and body', () => {
    expectTypeOf<SendArguments<typeof calls.profile.read>[0]>().toHaveProperty('params');
    expectTypeOf<[]>().not.toExtend<SendArguments<typeof calls.profile.read>>();
    expectTypeOf<[]>().not.toExtend<SendArguments<typeof calls.auth.signIn>>();
    expectTypeOf<[{ body: { userName: string } }]>().not.toExtend<
      SendArguments<typeof calls.auth.signIn>
    >();
    expectTypeOf<[]>().toExtend<SendArguments<typeof calls.settings.read>>();
  });

  test('sends the token, the background header and the query of a list as JSON', async () => {
    answer(() => HttpResponse.json({ data: [] }));
    await sendList(calls.deposits.list, {
      query: { range: [0, 24], sort: ['depositDate', 'DESC'], filter: { status: 'pending' } },
      background: true,
    });
    const { pathname, searchParams } = new URL(sent.url);
    expect(pathname).toBe('/backend/getalldeposit');
    expect(Object.fromEntries(searchParams)).toEqual({
      range: '[0,24]',
      sort: '["depositDate","DESC"]',
      filter: '{"status":"pending"}',
    });
    expect(sent.headers.get('Authorization')).toBe('Bearer token-1');
    expect(sent.headers.get('X-Background')).toBe('1');
  });

  test('without a session sends no token', async () => {
    answer(() => HttpResponse.json({ data: {} }));
    await send(calls.settings.read);
    expect(sent.headers.get('Authorization')).toBeNull();
  });

  test('with a file sends form data without the undefined fields', async () => {
    answer(() => HttpResponse.json({ message: 'ok' }));
    const image = new File(['proof'], 'proof.png', { type: 'image/png' });
    await send(calls.deposits.create, {
      body: { amount: '500', coin: 'BTC', image },
      idempotencyKey: 'once',
    });
    const form = await sent.formData();
    expect([...form.keys()].sort()).toEqual(['amount', 'coin', 'image']);
    expect((form.get('image') as File).name).toBe('proof.png');
    expect(sent.headers.get('Idempotency-Key')).toBe('once');
  });

  test('returns a file as a Blob', async () => {
    const headers = { 'Content-Type': 'image/png' };
    answer(() => new HttpResponse(new Uint8Array([1, 2, 3]), { headers }));
    const file = await send(calls.deposits.receipt, { params: { id: 'a/b' } });
    expect(file.size).toBe(3);
    expect(file.type).toBe('image/png');
    expect(new URL(sent.url).pathname).toBe('/backend/receipts/a%2Fb');
  });

  test('returns the total of a list, capped or not, and the next cursor', async () => {
    const range = { 'Content-Range': 'deposits 0-24/319' };
    answer(() => HttpResponse.json({ data: [] }, { headers: range }));
    expect(await sendList(calls.deposits.list)).toEqual({
      data: [],
      total: 319,
      totalCapped: false,
      nextCursor: undefined,
    });
    const capped = {
      'Content-Range': 'deposits 0-24/*',
      'X-Total-Capped': '10000',
      'X-Next-Cursor': 'abc',
    };
    answer(() => HttpResponse.json({ data: [] }, { headers: capped }));
    expect(await sendList(calls.deposits.list)).toMatchObject({
      total: 10_000,
      totalCapped: true,
      nextCursor: 'abc',
    });
  });
});

describe('a call that fails', () => {
  const errorOfCall = () => send(calls.users.list).catch((cause: unknown) => cause);

  test('throws an ApiError with the messages of the body', async () => {
    const body = { message: 'No.', error: 'No.', code: 'conflict', requestId: 'r1' };
    answer(() => HttpResponse.json(body, { status: 409 }));
    const error = (await errorOfCall()) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'conflict', requestId: 'r1' });
    expect(error.messages).toEqual({ message: 'No.', error: 'No.' });
  });

  test('has no messages after the HTML page of a proxy', async () => {
    answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    const error = (await errorOfCall()) as ApiError;
    expect(error.status).toBe(502);
    expect(error.messages).toEqual({ message: undefined, error: undefined });
  });

  test('throws a NetworkError without a response', async () => {
    answer(() => HttpResponse.error());
    expect(await errorOfCall()).toBeInstanceOf(NetworkError);
  });

  test('with status 401 ends its own session, but not a newer one', async () => {
    const unauthenticated = () => HttpResponse.json({ message: 'dead' }, { status: 401 });
    answer(() => {
      session.begin('token-2', { _id: 'me' } as User);
      return unauthenticated();
    });
    await errorOfCall();
    expect(session.read().token).toBe('token-2');
    answer(unauthenticated);
    await errorOfCall();
    expect(session.read()).toEqual({ token: '', user: null, ended: 'expired' });
  });
});
