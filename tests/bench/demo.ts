import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/support/browser/chromium.ts';

const goals = { bytes: 5_931_000, doorMs: 2_900, reloadMs: 4_000 };

/** Serves the built demo with gzip and counts every byte sent, also to the service worker. */
async function serveCounted() {
  const host = spawn(process.execPath, ['demo/build/serve.mjs'], { env: { PORT: '0' } });
  const [line] = (await once(host.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\s*$/.exec(line.toString())?.[1]);
  let bytes = 0;
  const proxy = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1');
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => {
      proxy.close();
      host.kill();
    },
  };
}

const staffList = (page: Page) =>
  page
    .getByText(/^\w+ Sample$/)
    .first()
    .waitFor();

/**
 * Opens the demo in a fresh browser profile and prints the bytes transferred and the time of each
 * step: first text, first door open, a reload, and a reload after the browser has stopped the worker.
 */
export async function main(): Promise<void> {
  for (const build of ['build/build.mjs', 'demo/build/build.mjs']) {
    execFileSync(process.execPath, [build], { stdio: 'inherit' });
  }
  const host = await serveCounted();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: host.url });
    const page = await context.newPage();
    const timed = async (name: string, maxMs: number | undefined, work: () => Promise<unknown>) => {
      const startedMs = performance.now();
      await work();
      const ms = Math.round(performance.now() - startedMs);
      console.info(`${name}: ${ms} ms${maxMs ? `; at most ${maxMs}` : ''}`);
    };
    await timed('first door open', goals.doorMs, async () => {
      await timed('readable', undefined, async () => {
        await page.goto('/');
        await page.getByText('This is the real platform').waitFor();
      });
      await page.getByRole('link', { name: 'Open the back office' }).click();
      await page.waitForURL('**/admin/adminTrans');
      await staffList(page);
    });
    console.info(`transferred: ${host.bytes()} bytes; at most ${goals.bytes}`);
    if (host.bytes() > goals.bytes) process.exitCode = 1;
    const reload = () => page.reload().then(() => staffList(page));
    await timed('reload', goals.reloadMs, reload);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await timed('reload after the worker was ended', goals.reloadMs, reload);
  } finally {
    await browser.close();
    host.close();
  }
}
