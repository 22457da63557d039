import { afterEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { backendPath } from '#contract/host.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, type Person, staff } from '#tests/support/people.ts';

const sliceBytes = 256 * 1024;
const pdf = new Uint8Array(3 * sliceBytes - 1).map((_, at) => at % 251);
pdf.set(new TextEncoder().encode('%PDF-1.7\n'));
const end = new TextEncoder().encode('\nstartxref\n9\n%%EOF\n');
pdf.set(end, pdf.length - end.length);

const unread: Response[] = [];
afterEach(async () => {
  for (const { body, bodyUsed } of unread.splice(0)) if (!bodyUsed) await body?.cancel();
});

/** Uploads a receipt of three slices; answers the way to ask for it without reading it. */
async function upload(backend: Backend, { token }: Person) {
  const image = new File([pdf], 'receipt.pdf', { type: 'application/pdf' });
  const body = { amount: '500', coin: 'BTC', image };
  const { reply } = await callApi(backend, calls.deposits.create, { token, body });
  return async (person: Person, method = 'GET', path = reply.data.image) => {
    const headers = { Authorization: `Bearer ${person.token}` };
    const request = new Request(`http://localhost${backendPath}${path}`, { method, headers });
    const response = await backend.app.fetch(request, { address: '127.0.0.1' });
    unread.push(response);
    return response;
  };
}

describeOnOneEngine('a download', (engine) => {
  const start = async () => {
    const backend = await startBackend({ db: engine().db, config: { rateLimitFactor: 1 } });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    return { backend, grace, ada, ask: await upload(backend, ada) };
  };

  test('comes in slices with its length, byte for byte', async () => {
    const { ada, ask } = await start();
    const response = await ask(ada);
    expect(response.headers.get('Content-Length')).toBe(String(pdf.length));
    const slices: Uint8Array[] = [];
    for await (const slice of response.body as unknown as AsyncIterable<Uint8Array>) {
      slices.push(slice);
    }
    expect(slices.map(({ length }) => length)).toEqual([sliceBytes, sliceBytes, sliceBytes - 1]);
    expect(Buffer.concat(slices).equals(pdf)).toBe(true);
  });

  test('is refused beside two others of its user, until one ends, fails or is cancelled', async () => {
    const { backend, grace, ada, ask } = await start();
    const first = await ask(ada);
    const second = await ask(ada);
    const third = await ask(ada);
    expect([third.status, third.headers.get('Retry-After')]).toEqual([429, '5']);
    expect(((await third.json()) as ErrorBody).message).toBe(platformMessages.tooManyDownloads);
    const period = { from: '2026-03-01', to: '2026-03-01' };
    const sent = { token: ada.token, query: period };
    expect((await callApi(backend, calls.statements.pdf, sent)).status).toBe(429);
    expect((await ask(grace)).status).toBe(200);

    await first.body?.cancel();
    expect((await callApi(backend, calls.statements.pdf, sent)).status).toBe(200);
    expect((await ask(ada, 'GET', `/receipts/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await ask(ada, 'HEAD')).headers.get('Content-Length')).toBe(String(pdf.length));
    const next = await ask(ada);
    expect(next.status).toBe(200);
    expect((await second.arrayBuffer()).byteLength).toBe(pdf.length);
    expect((await ask(ada)).status).toBe(200);
  });

  test('is rejected beside many of other investors; staff have their own slots', async () => {
    const { backend, grace, ada, ask } = await start();
    const askBob = await upload(backend, await investor(backend, 'bob'));
    const eve = await investor(backend, 'eve');
    Object.assign(backend.ports.config, { rateLimitFactor: 1 / 32 });
    const taken = await ask(ada);
    const refused = await ask(eve, 'GET', '/api/v1/user/transactions.csv');
    expect([taken.status, refused.status]).toEqual([200, 503]);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await askBob(grace)).status).toBe(200);
  });
});
