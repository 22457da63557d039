import sharp from 'sharp';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { fileBytesMax } from '#contract/sizes.ts';
import { startBackend } from '#mocks/backend.ts';
import type { BackendOptions } from '#mocks/mockPorts.ts';
import { fileMessages } from '#server/platform/files/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';

const create = { width: 60, height: 40, channels: 3, background: '#369' } as const;
const png = () => sharp({ create }).png().toBuffer();
const text = (content: string) => new TextEncoder().encode(content);
const joined = async (...parts: (Uint8Array | Promise<Uint8Array>)[]) =>
  new Uint8Array(
    await new Blob((await Promise.all(parts)) as Uint8Array<ArrayBuffer>[]).arrayBuffer(),
  );
const pdf = text(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const file = (bytes: Uint8Array, name = 'proof.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

describeOnOneEngine('a proof of payment (S-236, S-248)', (engine) => {
  const start = async (options: BackendOptions = {}) => {
    const backend = await startBackend({ db: engine().db, ...options });
    const grace = await staff(backend);
    await addWallet(backend, grace);
    const ada = await investor(backend);
    const send = (image: File) =>
      callApi(backend, calls.deposits.create, {
        token: ada.token,
        body: { amount: '500', coin: 'BTC', image },
      });
    return { backend, ada, grace, send };
  };

  test.each([
    ['image/jpeg', () => sharp({ create }).jpeg().toBuffer()],
    ['image/png', png],
    ['image/gif', () => sharp({ create }).gif().toBuffer()],
    ['application/pdf', async () => pdf],
  ])('of type %s is kept as it came, whatever it is called', async (type, bytesOf) => {
    const bytes = new Uint8Array(await bytesOf());
    const { backend, ada, send } = await start();
    const { status, reply } = await send(file(bytes, 'holiday.html', 'text/html'));
    expect(status).toBe(200);
    const params = { id: reply.data.image?.split('/').at(-1) ?? '' };
    const receipt = await callApi(backend, calls.deposits.receipt, { token: ada.token, params });
    expect(receipt.headers.get('Content-Type')).toBe(type);
    expect(receipt.headers.get('Content-Disposition')).toBe('attachment');
    expect(new Uint8Array(await receipt.reply.arrayBuffer())).toEqual(bytes);
    const detail = await callApi(backend, calls.deposits.detail, {
      token: ada.token,
      params: { id: reply.data._id },
    });
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(detail.reply.data.proof).toEqual({ type, size: bytes.length, sha256 });
  });

  test.each([
    ['text', async () => text('hello')],
    ['a page', async () => text('<!doctype html><script>alert(1)</script>')],
    ['a drawing', async () => text(svg)],
    ['WebP', () => sharp({ create }).webp().toBuffer()],
    ['TIFF', () => sharp({ create }).tiff().toBuffer()],
    ['a program', async () => text('MZ\u0090\0')],
    ['an archive', async () => new Uint8Array([80, 75, 3, 4, 20, 0, 0, 0, 0, 0])],
    ['nothing', async () => new Uint8Array()],
    ['a GIF that is a page', async () => text('GIF89a/*<html><script>alert(1)</script>*/')],
    ['a PDF that is a page', () => joined(text('%PDF-1.7\n<script>alert(1)</script>\n'), pdf)],
    ['a PDF that is a drawing', () => joined(text(`%PDF-1.7\n${svg}\n`), pdf)],
  ])('may not be %s', async (_what, bytesOf) => {
    const { backend, send } = await start();
    const { status, problem } = await send(file(await bytesOf()));
    expect([status, problem.message]).toEqual([415, messages.acceptedProof]);
    expect(problem.fields).toEqual({ image: messages.acceptedProof });
    expect(await backend.db.selectFrom('deposits').selectAll().execute()).toEqual([]);
    expect(await backend.db.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['half a picture', async () => (await png()).subarray(0, 90)],
    ['a PNG header and nothing else', async () => (await png()).subarray(0, 33)],
    ['a JPEG header and text', () => joined(new Uint8Array([255, 216, 255, 224]), text('hello'))],
    ['a PDF without an end', async () => pdf.subarray(0, 40)],
    ['a PDF that starts later', () => joined(new Uint8Array([239, 187, 191]), pdf)],
  ])('must be readable: %s is not', async (_what, bytesOf) => {
    const { send } = await start();
    const { status, problem } = await send(file(await bytesOf()));
    expect([status, problem.message]).toEqual([415, fileMessages.proofUnreadable]);
  });

  test('has at most 40 megapixels', async () => {
    const { send } = await start();
    const of = (width: number) => sharp({ create: { ...create, width, height: 5000 } }).png();
    const { status, problem } = await send(file(await of(8001).toBuffer()));
    expect([status, problem.message]).toEqual([413, fileMessages.pictureTooLarge]);
    expect((await send(file(await of(8000).toBuffer()))).status).toBe(200);
  });

  test('has at most 10 MB', async () => {
    const { send } = await start();
    const exact = await joined(pdf, new Uint8Array(fileBytesMax - 2 * pdf.length), pdf);
    const over = await joined(exact, new Uint8Array(1));
    expect((await send(file(exact))).status).toBe(200);
    const { problem } = await send(file(over));
    expect(problem.message).toBe(messages.fileTooLarge);
  });

  test('counts against 50 MB a day per investor', async () => {
    const { backend, grace, send } = await start({ config: { rateLimitFactor: 1 } });
    const large = await joined(pdf, new Uint8Array(fileBytesMax - 2 * pdf.length), pdf);
    for (let sent = 0; sent < 5; sent += 1) {
      const { reply } = await send(file(large));
      const params = { depositId: reply.data._id };
      const decline = { token: grace.token, params, body: { reason: 'Unreadable.' } };
      expect((await callApi(backend, calls.deposits.decline, decline)).status).toBe(200);
    }
    const { status, problem, headers } = await send(file(await png()));
    expect([status, problem.message]).toEqual([429, fileMessages.uploadsUsedUp]);
    expect(headers.get('Retry-After')).toBe('86400');
    const stored = await backend.db.selectFrom('deposits').select('id').execute();
    expect(stored).toHaveLength(5);

    const bob = await investor(backend, 'bob');
    const image = file(await png());
    const body = { amount: '500', coin: 'BTC', image };
    const other = await callApi(backend, calls.deposits.create, { token: bob.token, body });
    expect(other.status).toBe(200);
  });
});
