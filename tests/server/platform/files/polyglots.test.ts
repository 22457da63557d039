import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { startBackend } from '#mocks/backend.ts';
import { fileMessages } from '#server/platform/files/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addWallet, investor, staff } from '#tests/support/people.ts';
import { jpegOfScans } from '#tests/support/pictures.ts';

const create = { width: 60, height: 40, channels: 3, background: '#369' } as const;
const wide = { width: 4_000, height: 2_750 };
const latin = (text: string) => Buffer.from(text, 'latin1');
const jpeg = () => sharp({ create }).jpeg().toBuffer();
const pdf = latin('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF\n');
/** An archive without files, with a comment: its reader looks for the end and finds this. */
const zip = (comment: string) =>
  Buffer.concat([
    Buffer.from([0x50, 0x4b, 5, 6, ...Array(16).fill(0), comment.length, 0]),
    latin(comment),
  ]);

const gif = () => sharp({ create }).gif().toBuffer();
const afterComment = latin('*/=1;alert(document.domain);');

/** A GIF whose header opens a comment of a script, which the bytes behind its end close. */
async function gifThatIsAScript(): Promise<Buffer> {
  const bytes = await gif();
  bytes.write('/*', 6, 'latin1');
  return Buffer.concat([bytes, afterComment]);
}

/** The same in a JPEG, where the bytes of the comment are the length of the first segment. */
async function jpegThatIsAScript(): Promise<Buffer> {
  const bytes = await jpeg();
  const before = Buffer.concat([latin('\xff\xd8\xff\xe0/*'), Buffer.alloc(0x2f2a - 2)]);
  return Buffer.concat([before, bytes.subarray(2), afterComment]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black PNG of one bit per pixel: a hundred kilobytes that unpack to as much as is asked for. */
function blackPng(width: number, height: number, form = { depth: 1, interlaced: 0 }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(form.depth, 8);
  header.writeUInt8(form.interlaced, 12);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describeOnOneEngine('a proof that is two things at once, or much more than it seems', (engine) => {
  const start = async () => {
    const backend = await startBackend({ db: engine().db });
    await addWallet(backend, await staff(backend));
    const { token } = await investor(backend);
    const send = (bytes: Uint8Array) => {
      const image = new File([new Uint8Array(bytes)], 'proof.html', { type: 'text/html' });
      return callApi(backend, calls.deposits.create, {
        token,
        body: { amount: '500', coin: 'BTC', image },
      });
    };
    const receipt = (path: string) =>
      callApi(backend, calls.deposits.receipt, {
        token,
        params: { id: path.split('/').at(-1) ?? '' },
      });
    return { send, receipt };
  };

  test.each([
    ['a JPEG and an archive', async () => Buffer.concat([await jpeg(), zip('')])],
    ['a JPEG and an archive with a comment', async () => Buffer.concat([await jpeg(), zip('hi')])],
    ['a PDF and an archive', async () => Buffer.concat([pdf, zip('')])],
    ['a GIF and a script', gifThatIsAScript],
    ['a JPEG and a script', jpegThatIsAScript],
    ['a PDF and a page', async () => Buffer.concat([latin('%PDF-1.7\n<html>'), pdf])],
  ])('is refused as %s', async (_what, bytesOf) => {
    const { send } = await start();
    const { status, problem } = await send(await bytesOf());
    expect([status, problem.message]).toEqual([415, messages.acceptedProof]);
  });

  test('is returned only as a picture, whatever its file name', async () => {
    const { send, receipt } = await start();
    const { status, reply } = await send(await gif());
    expect(status).toBe(200);
    const { headers } = await receipt(reply.data.image ?? '');
    expect(headers.get('Content-Type')).toBe('image/gif');
    // No browser runs as a script what is called a picture, sniffs it, or shows it in this origin.
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test('is refused unopened when a hundred kilobytes are 900 megapixels', async () => {
    const { send } = await start();
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const { status, problem } = await send(bomb);
    expect([status, problem.message]).toEqual([413, fileMessages.pictureTooLarge]);
  });

  test.each([
    ['a JPEG of 51 scans', async () => jpegOfScans(51, 40)],
    ['a progressive JPEG of 25 megapixels', async () => jpegOfScans(2, 5_000)],
    ['an interlaced PNG', async () => blackPng(4_000, 2_501, { depth: 1, interlaced: 1 })],
    ['a PNG of 16 bits', async () => blackPng(4_000, 2_501, { depth: 16, interlaced: 0 })],
    [
      'a GIF of 11 megapixels',
      async () =>
        sharp({ create: { ...create, ...wide } })
          .gif()
          .toBuffer(),
    ],
  ])('is refused unopened as %s, which decoders take long for or hold whole', async (_what, of) => {
    const { send } = await start();
    const given = await of();
    const bytes = given instanceof File ? await given.arrayBuffer() : given;
    const { status, problem } = await send(new Uint8Array(bytes));
    expect([status, problem.message]).toEqual([413, fileMessages.pictureTooComplex]);
  });

  test('is taken as a progressive JPEG of 50 scans', async () => {
    const { send } = await start();
    const { status } = await send(new Uint8Array(await (await jpegOfScans(50, 40)).arrayBuffer()));
    expect(status).toBe(200);
  });

  test('a PDF is kept as it came: nothing here opens it', async () => {
    const { send, receipt } = await start();
    const stream = deflateSync(Buffer.alloc(50_000_000));
    const bomb = Buffer.concat([
      latin(`%PDF-1.7\n1 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
      stream,
      latin('\nendstream endobj\nstartxref\n9\n%%EOF\n'),
    ]);
    const { reply } = await send(bomb);
    const { headers, reply: blob } = await receipt(reply.data.image ?? '');
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await blob.arrayBuffer()).equals(bomb)).toBe(true);
  });
});
