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
import type { User } from '#contract/users.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import type { SendArguments } from '#src/shared/api/options.ts';
import { send } from '#src/shared/api/send.ts';
import { sendList } from '#src/shared/api/sendList.ts';
import { session } from '#src/shared/session/store.ts';

const network = setupServer();
let seen: Request;

/** Answers everything with one response and keeps the request. */
function answer(response: () => Response) {
  network.use(
    http.all('*', ({ request }) => {
      seen = request.clone() as unknown as Request;
      return response();
    }),
  );
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => session.begin('token-1', { _id: 'me' } as User));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('a call', () => {
  test('asks for path values and body at compile time', () => {
    expectTypeOf<SendArguments<typeof calls.profile.read>[0]>().toHaveProperty('params');
    expectTypeOf<[]>().not.toExtend<SendArguments<typeof calls.profile.read>>();
    expectTypeOf<[]>().not.toExtend<SendArguments<typeof calls.auth.signIn>>();
    expectTypeOf<[{ body: { userName: string } }]>().not.toExtend<
      SendArguments<typeof calls.auth.signIn>
    >();
    expectTypeOf<[]>().toExtend<SendArguments<typeof calls.settings.read>>();
  });

  test('travels with its token, its key and its mark, and lists ask in JSON', async () => {
    answer(() => HttpResponse.json({ data: [] }));
    await sendList(calls.deposits.list, {
      query: { range: [0, 24], sort: ['depositDate', 'DESC'], filter: { status: 'pending' } },
      background: true,
    });
    const { pathname, searchParams } = new URL(seen.url);
    expect(pathname).toBe('/backend/getalldeposit');
    expect(Object.fromEntries(searchParams)).toEqual({
      range: '[0,24]',
      sort: '["depositDate","DESC"]',
      filter: '{"status":"pending"}',
    });
    expect(seen.headers.get('Authorization')).toBe('Bearer token-1');
    expect(seen.headers.get('X-Background')).toBe('1');
  });

  test('that anyone may make carries no token', async () => {
    answer(() => HttpResponse.json({ data: {} }));
    await send(calls.settings.read);
    expect(seen.headers.get('Authorization')).toBeNull();
  });

  test('with a file travels as a form, without the fields that are missing', async () => {
    answer(() => HttpResponse.json({ message: 'ok' }));
    const image = new File(['proof'], 'proof.png', { type: 'image/png' });
    await send(calls.deposits.create, {
      body: { amount: '500', coin: 'BTC', image },
      idempotencyKey: 'once',
    });
    const form = await seen.formData();
    expect([...form.keys()].sort()).toEqual(['amount', 'coin', 'image']);
    expect((form.get('image') as File).name).toBe('proof.png');
    expect(seen.headers.get('Idempotency-Key')).toBe('once');
  });

  test('answers bytes for a file', async () => {
    const headers = { 'Content-Type': 'image/png' };
    answer(() => new HttpResponse(new Uint8Array([1, 2, 3]), { headers }));
    const file = await send(calls.deposits.receipt, { params: { id: 'a/b' } });
    expect(file.size).toBe(3);
    expect(file.type).toBe('image/png');
    expect(new URL(seen.url).pathname).toBe('/backend/receipts/a%2Fb');
  });

  test('tells the total of a list, capped or not, and the next cursor', async () => {
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
  const failure = () => send(calls.users.list).catch((cause: unknown) => cause);

  test('is a Refusal with what the server said', async () => {
    const problem = { message: 'No.', error: 'No.', code: 'conflict', requestId: 'r1' };
    answer(() => HttpResponse.json(problem, { status: 409 }));
    const refusal = (await failure()) as ApiError;
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 409, code: 'conflict', requestId: 'r1' });
    expect(refusal.messages).toEqual({ message: 'No.', error: 'No.' });
  });

  test('has no sentence when a stranger answered', async () => {
    answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    const refusal = (await failure()) as ApiError;
    expect(refusal.status).toBe(502);
    expect(refusal.messages).toEqual({ message: undefined, error: undefined });
  });

  test('is Unreachable when nothing came back', async () => {
    answer(() => HttpResponse.error());
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  test('with 401 ends its own session, and never a newer one', async () => {
    const dead = () => HttpResponse.json({ message: 'dead' }, { status: 401 });
    answer(() => {
      session.begin('token-2', { _id: 'me' } as User);
      return dead();
    });
    await failure();
    expect(session.read().token).toBe('token-2');
    answer(dead);
    await failure();
    expect(session.read()).toEqual({ token: '', user: null, ended: 'expired' });
  });
});
