import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { backendPath } from '#contract/host.ts';
import { jpegOfScans } from '#tests/support/pictures.ts';
import { inLanes } from './pace.ts';
import { addInvestor, confirmEmail, userId } from './people.ts';
import type { Scene } from './scene.ts';

const uploadsAtOnce = 4;
const sockets = 200;
const pdfBytes = 10 * 1024 * 1024;
const holdMs = 5_000;

/** Four large JPEGs at once that refine each coefficient bit by bit. */
export const manyScans = async (scene: Scene) =>
  uploads(scene, [
    // 40 megapixels, and 63 coefficients of 14 bits each.
    await jpegOfScans(883, 6_320),
    // At the server's limit of scans and samples.
    await jpegOfScans(50, 3_990),
  ]);

/** Four interlaced PNGs at once: a decoder keeps all pixels in memory, 16 bits per channel. */
export const sixteenBits = async (scene: Scene) =>
  uploads(scene, [
    await deepPng(6_320),
    // At the server's limit for pictures that are decoded whole.
    await deepPng(2_230),
  ]);

/**
 * Uploads the pictures in turn as receipts. A server that rejects the first at once has to decode the
 * second; one that accepts the first is busy with it.
 */
async function uploads({ victim, db, name, from, signal }: Scene, pictures: readonly File[]) {
  const token = await addInvestor(victim, name, from);
  await confirmEmail(db, name);
  return () =>
    inLanes(signal, uploadsAtOnce, async (turn) => {
      const form = new FormData();
      // An unknown quote is rejected only after the picture was checked.
      const fields = { amount: '60', coin: 'BTC', quoteId: randomUUID() };
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('image', pictures[turn % pictures.length] ?? '');
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': from };
      const url = `${victim.url}${backendPath}/deposit`;
      const response = await fetch(url, { method: 'POST', headers, body: form, signal });
      await response.arrayBuffer();
    });
}

async function deepPng(side: number): Promise<File> {
  const background = { r: 90, g: 120, b: 200, alpha: 0.5 };
  const bytes = await sharp({ create: { width: side, height: side, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'deep.png', { type: 'image/png' });
}

/** Connections that request the same large receipt and never read the answer. */
export async function unreadDownloads({ victim, db, name, from, signal }: Scene) {
  const token = await addInvestor(victim, name, from);
  const bytes = randomBytes(pdfBytes);
  const file = {
    id: randomUUID(),
    user_id: await userId(db, name),
    purpose: 'proof',
    type: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    bytes,
    created_at: new Date(),
  } as const;
  await db.insertInto('files').values(file).execute();
  const { hostname, port } = new URL(victim.url);
  const request = [
    `GET ${backendPath}/receipts/${file.id} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${from}`,
  ];
  return async () => {
    const opened = Array.from({ length: sockets }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      socket.write(`${request.join('\r\n')}\r\n\r\n`);
      return socket;
    });
    if (!signal.aborted) await once(signal, 'abort');
    // A server that reads files whole is still reading, and its memory grows.
    await pause(holdMs);
    for (const socket of opened) socket.destroy();
  };
}
