import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { User } from '#contract/userRecord.ts';
import { ApiError, NetworkError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { registerPrompts } from '#src/shared/api/prompts.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';

const network = setupServer();
let sent: Request[] = [];
let shares: number[] = [];

/** Answers every request with one response and stores the requests. */
function answer(response: () => Response | Promise<Response>) {
  network.use(
    http.all('*', ({ request }) => {
      sent.push(request.clone() as unknown as Request);
      return response();
    }),
  );
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  session.begin('token-1', { _id: 'me' } as User);
  sent = [];
  shares = [];
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const image = new File(['proof'], 'proof.png', { type: 'image/png' });
const submit = (signal = new AbortController().signal) =>
  send(calls.deposits.create, {
    body: { amount: '500', coin: 'BTC', image },
    idempotencyKey: 'once',
    onProgress: (share) => shares.push(share),
    signal,
  });
const errorOfSubmit = (signal?: AbortSignal) => submit(signal).catch((cause: unknown) => cause);

describe('a call that reports its progress', () => {
  test('sends token, key and file, and reports up to 1', async () => {
    answer(() => HttpResponse.json({ message: 'ok' }));
    expect(await submit()).toEqual({ message: 'ok' });
    const request = sent[0] as Request;
    expect(request.method).toBe('POST');
    expect(request.headers.get('Authorization')).toBe('Bearer token-1');
    expect(request.headers.get('Idempotency-Key')).toBe('once');
    const form = await request.formData();
    expect((form.get('image') as File).name).toBe('proof.png');
    expect(shares.at(-1)).toBe(1);
  });

  test('throws an ApiError with the status and code of the body', async () => {
    const body = { message: 'No.', error: 'No.', code: 'conflict', requestId: 'r1' };
    answer(() => HttpResponse.json(body, { status: 409 }));
    const error = (await errorOfSubmit()) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'conflict', requestId: 'r1' });
  });

  test('has a message about the size after a 413 of a proxy', async () => {
    answer(() => HttpResponse.html('<h1>Request Entity Too Large</h1>', { status: 413 }));
    const error = await errorOfSubmit();
    expect(messageOf(error)).toBe('That is too large to send.');
    expect(messageOf(error, { tooLarge: 'Over 10 MB.' })).toBe('Over 10 MB.');
  });

  test('throws a NetworkError without a response', async () => {
    answer(() => HttpResponse.error());
    expect(await errorOfSubmit()).toBeInstanceOf(NetworkError);
  });

  test('with status 401 ends its session', async () => {
    answer(() => HttpResponse.json({ message: 'dead' }, { status: 401 }));
    await errorOfSubmit();
    expect(session.read()).toEqual({ token: '', user: null, ended: 'expired' });
  });

  test('asks once for the password and sends again', async () => {
    const unregister = registerPrompts({
      password: async () => true,
      signature: async () => undefined,
    });
    answer(() =>
      sent.length === 1
        ? HttpResponse.json({ code: 'reauthenticate' }, { status: 403 })
        : HttpResponse.json({ message: 'ok' }),
    );
    expect(await submit()).toEqual({ message: 'ok' });
    expect(sent).toHaveLength(2);
    unregister();
  });

  test('can be aborted before and during the upload, with the reason of its signal', async () => {
    const controller = new AbortController();
    answer(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    expect(await errorOfSubmit(controller.signal)).toBe(controller.signal.reason);
    expect(await errorOfSubmit(controller.signal)).toBe(controller.signal.reason);
    expect(sent).toHaveLength(1);
  });
});
