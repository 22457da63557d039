import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { User } from '#contract/users.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { registerPasswordPrompt } from '#src/shared/api/passwordPrompt.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/store.ts';

const network = setupServer();
let seen: Request[] = [];
let shares: number[] = [];

/** Answers everything with one response and keeps the requests. */
function answer(response: () => Response | Promise<Response>) {
  network.use(
    http.all('*', ({ request }) => {
      seen.push(request.clone() as unknown as Request);
      return response();
    }),
  );
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  session.begin('token-1', { _id: 'me' } as User);
  seen = [];
  shares = [];
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const proof = new File(['proof'], 'proof.png', { type: 'image/png' });
const submit = (signal = new AbortController().signal) =>
  send(calls.deposits.create, {
    body: { amount: '500', coin: 'BTC', image: proof },
    idempotencyKey: 'once',
    onProgress: (share) => shares.push(share),
    signal,
  });
const failure = (signal?: AbortSignal) => submit(signal).catch((cause: unknown) => cause);

describe('a call that tells its progress', () => {
  test('travels with token, key and file like any other, and ends at one', async () => {
    answer(() => HttpResponse.json({ message: 'ok' }));
    expect(await submit()).toEqual({ message: 'ok' });
    const request = seen[0] as Request;
    expect(request.method).toBe('POST');
    expect(request.headers.get('Authorization')).toBe('Bearer token-1');
    expect(request.headers.get('Idempotency-Key')).toBe('once');
    const form = await request.formData();
    expect((form.get('image') as File).name).toBe('proof.png');
    expect(shares.at(-1)).toBe(1);
  });

  test('is a Refusal with what the server said', async () => {
    const problem = { message: 'No.', error: 'No.', code: 'conflict', requestId: 'r1' };
    answer(() => HttpResponse.json(problem, { status: 409 }));
    const refusal = (await failure()) as ApiError;
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 409, code: 'conflict', requestId: 'r1' });
  });

  test('speaks of the size when a proxy answers 413 with a page of its own', async () => {
    answer(() => HttpResponse.html('<h1>Request Entity Too Large</h1>', { status: 413 }));
    const refusal = await failure();
    expect(messageOf(refusal)).toBe('That is too large to send.');
    expect(messageOf(refusal, { tooLarge: 'Over 10 MB.' })).toBe('Over 10 MB.');
  });

  test('is Unreachable when nothing came back', async () => {
    answer(() => HttpResponse.error());
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  test('with 401 ends its own session', async () => {
    answer(() => HttpResponse.json({ message: 'dead' }, { status: 401 }));
    await failure();
    expect(session.read()).toEqual({ token: '', user: null, ended: 'expired' });
  });

  test('asks once for the password and goes again', async () => {
    const stepDown = registerPasswordPrompt(async () => true);
    answer(() =>
      seen.length === 1
        ? HttpResponse.json({ code: 'reauthenticate' }, { status: 403 })
        : HttpResponse.json({ message: 'ok' }),
    );
    expect(await submit()).toEqual({ message: 'ok' });
    expect(seen).toHaveLength(2);
    stepDown();
  });

  test('can be called off under way and before it began, with its own reason', async () => {
    const caller = new AbortController();
    answer(() => {
      caller.abort();
      return new Promise<Response>(() => undefined);
    });
    expect(await failure(caller.signal)).toBe(caller.signal.reason);
    expect(await failure(caller.signal)).toBe(caller.signal.reason);
    expect(seen).toHaveLength(1);
  });
});
