import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** What a cold visit to a public page may transfer at most (issue 5). */
export const publicBudget = { bytes: 20_000, scriptBytes: 3_000, requests: 8 };

/** What a cold visit to a page transferred, as the browser's network counted it. */
export interface Transfer {
  requests: number;
  /** Bytes on the wire, headers included and pictures left out. */
  bytes: number;
  scriptBytes: number;
  /** Hosts beside our own that were asked for anything. */
  foreign: string[];
}

/** Opens a page in a fresh profile and counts until the network rests. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const hosts = new Set<string>();
  const transfer: Transfer = { requests: 0, bytes: 0, scriptBytes: 0, foreign: [] };
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    transfer.requests += 1;
    kinds.set(requestId, type ?? 'Other');
    hosts.add(new URL(request.url).host);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== 'Image') transfer.bytes += encodedDataLength;
    if (kind === 'Script') transfer.scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // What stands inline travels compressed within the page: it counts as it would by itself.
  const inline = await page.locator('head script:not([src])').allTextContents();
  transfer.scriptBytes += brotliCompressSync(inline.join('')).length;
  transfer.foreign = [...hosts].filter((host) => host !== new URL(url).host);
  await context.close();
  return transfer;
}
