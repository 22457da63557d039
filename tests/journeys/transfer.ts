import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

const publicBudget = { bytes: 22_000, fontBytes: 33_000, scriptBytes: 3_300, requests: 8 };

/** Limits for the first visit to a public page. `bytes` are without pictures and fonts. */
export const publicBudgetOf = (path: string): typeof publicBudget =>
  // The page that checks proofs brings the checker, at most 12 kB, and asks for what it checks.
  path === '/proof'
    ? { ...publicBudget, scriptBytes: 15_300, bytes: 34_000, requests: 10 }
    : publicBudget;

export interface Transfer {
  requests: number;
  /** Bytes on the wire with headers, without pictures and fonts. */
  bytes: number;
  fontBytes: number;
  scriptBytes: number;
  /** Other hosts that received a request. */
  foreign: string[];
}

/** Opens a page in a fresh profile and counts until the network is idle. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const hosts = new Set<string>();
  const transfer: Transfer = {
    requests: 0,
    bytes: 0,
    fontBytes: 0,
    scriptBytes: 0,
    foreign: [],
  };
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    transfer.requests += 1;
    kinds.set(requestId, type ?? 'Other');
    hosts.add(new URL(request.url).host);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Font') transfer.fontBytes += encodedDataLength;
    else if (kind !== 'Image') transfer.bytes += encodedDataLength;
    if (kind === 'Script') transfer.scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // An inline script counts with its compressed size, and structured data does not.
  const inline = await page
    .locator('head script:not([src]):not([type="application/ld+json"])')
    .allTextContents();
  transfer.scriptBytes += brotliCompressSync(inline.join('')).length;
  transfer.foreign = [...hosts].filter((host) => host !== new URL(url).host);
  await context.close();
  return transfer;
}
