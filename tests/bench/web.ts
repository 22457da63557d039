import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPages } from '#contract/pages.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { measureTransfer, publicBudgetOf, type Transfer } from '../journeys/transfer.ts';
import { bestOf, lighthouseBrowser, type Verdict } from './lighthouse.ts';
import { startBuilt } from './server.ts';

const columns = [
  'page',
  'bytes',
  'font',
  'script',
  'requests',
  'foreign',
  'Lighthouse',
  'LCP',
  'TBT',
  'CLS',
];
const goals = ['goal', '22000', '33000', '3300', '8', 'none', '100 each', '1.15 ×', '0 ms', '0'];
const widths = [30, 7, 7, 9, 8, 17, 8, 7, 6];

/**
 * Measures every public page of a clean build against its goals. Arguments are paths to measure;
 * `--fast` skips Lighthouse, `--tries=3` repeats it while a goal is missed, because other work on the
 * machine counts against the page.
 */
export async function main(args: string[]): Promise<void> {
  const only = args.filter((arg) => !arg.startsWith('--'));
  const tries = Number(args.find((arg) => arg.startsWith('--tries='))?.slice(8) ?? 1);
  const paths = publicPages.filter((path) => only.length === 0 || only.includes(path));
  rmSync('dist', { recursive: true, force: true });
  execFileSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const server = await startBuilt('', dataDir);
  const browser = await launchChromium();
  console.info(`${line(columns)}\n${line(goals)}`);
  const isFast = args.includes('--fast');
  const empty = await serveEmptyPage();
  try {
    // An empty page shows what the browser itself takes on this machine.
    const baseline = isFast ? undefined : await bestOf(tries, empty.url);
    console.info(line(cells('an empty page', await measureTransfer(browser, empty.url), baseline)));
    for (const path of paths) {
      const transfer = await measureTransfer(browser, server.url + path);
      const verdict = isFast ? undefined : await bestOf(tries, server.url + path);
      console.info(line(cells(path, transfer, verdict)));
      for (const audit of verdict?.missed ?? []) console.info(`  missed: ${audit}`);
      if (!fits(path, transfer)) process.exitCode = 1;
    }
    console.info(machine());
    if (!isFast) console.info(`Lighthouse drove ${lighthouseBrowser()}.`);
    console.info(process.exitCode ? 'A page is over its budget.' : 'Every page fits its budget.');
  } finally {
    empty.close();
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function serveEmptyPage() {
  const page = '<!doctype html><html lang="en"><title>Empty</title><h1>Nothing else</h1></html>';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

const machine = () =>
  `Load of this machine over 1, 5 and 15 minutes: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}, on ${cpus().length} processors.`;

// Times depend on the machine, so only bytes can fail.
function fits(path: string, { foreign, ...amounts }: Transfer): boolean {
  const limits = publicBudgetOf(path);
  const names = ['bytes', 'fontBytes', 'scriptBytes', 'requests'] as const;
  return names.every((name) => amounts[name] <= limits[name]) && foreign.length === 0;
}

function cells(path: string, transfer: Transfer, verdict: Verdict | undefined): string[] {
  const { bytes, fontBytes, scriptBytes, requests, foreign } = transfer;
  const sizes = [bytes, fontBytes, scriptBytes, requests].map(String);
  const times = verdict
    ? [verdict.scores.join(' '), `${verdict.lcpMs} ms`, `${verdict.tbtMs} ms`, `${verdict.cls}`]
    : ['not run', '-', '-', '-'];
  return [path, ...sizes, foreign.join(' ') || 'none', ...times];
}

const line = (texts: string[]) =>
  texts
    .map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0)))
    .join(' ');
