import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';

const goals = { bytes: 6_500_000, doorMs: 8_000, reloadMs: 4_000 };

/** Serves the built demo by gzip and counts what leaves, whoever in the browser asked for it. */
async function countedHost() {
  const host = spawn(process.execPath, ['demo/build/serve.mjs'], { env: { PORT: '0' } });
  const [line] = (await once(host.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\s*$/.exec(line.toString())?.[1]);
  let bytes = 0;
  const door = createServer((socket) => {
    const behind = connect(port, '127.0.0.1');
    behind.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.pipe(behind).pipe(socket);
    for (const end of [socket, behind]) end.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://localhost:${(door.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: () => {
      door.close();
      host.kill();
    },
  };
}

const staffList = (page: Page) => page.getByText('Sample Investor').first().waitFor();

/**
 * Opens the demo in a fresh browser profile and says what was transferred and how long each step took
 * (issue 7): until it can be read, until the first door is open, a reload, and one after the browser
 * has ended the worker.
 */
export async function main(): Promise<void> {
  for (const build of ['build/build.mjs', 'demo/build/build.mjs']) {
    execFileSync(process.execPath, [build], { stdio: 'inherit' });
  }
  const host = await countedHost();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: host.url });
    const page = await context.newPage();
    const timed = async (name: string, most: number | undefined, work: () => Promise<unknown>) => {
      const startedMs = performance.now();
      await work();
      const ms = Math.round(performance.now() - startedMs);
      console.info(`${name}: ${ms} ms${most ? `; at most ${most}` : ''}`);
    };
    await timed('first door open', goals.doorMs, async () => {
      await timed('readable', undefined, async () => {
        await page.goto('/');
        await page.getByText('This is the real Plainvest').waitFor();
      });
      await page.getByRole('link', { name: 'Open the back-office' }).click();
      await page.waitForURL('**/admin/testing');
      await staffList(page);
    });
    console.info(`transferred: ${host.bytes()} bytes; at most ${goals.bytes}`);
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
