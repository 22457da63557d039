import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets, bytesOf, coldScripts, type Script } from '#tests/journeys/weightBudgets.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { reachable } from '#tests/support/caller.ts';
import { investor, type Person, signIn } from '#tests/support/people.ts';
import { bestOf } from './lighthouse.ts';
import { startBuilt } from './server.ts';

const firstStaff = {
  ADMIN_USERNAME: 'grace',
  ADMIN_PASSWORD: 'GraceInHarbour#7',
  ADMIN_EMAIL: 'grace@staff.example',
};

const rootOf = ({ token, user }: Person) => JSON.stringify({ token, tradeUser: user });

/**
 * Lists the scripts of a cold visit to each measured route, the heaviest first, with budget and goal.
 * `--lcp` also measures the largest contentful paint of /login.
 */
export async function main(args: string[]): Promise<void> {
  execFileSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-weight-'));
  const server = await startBuilt('', dataDir, firstStaff);
  const browser = await launchChromium();
  try {
    const staff = { userName: firstStaff.ADMIN_USERNAME, password: firstStaff.ADMIN_PASSWORD };
    const target = { ...reachable(server.url), staff };
    const roots = {
      '/user': rootOf(await investor(target)),
      '/admin': rootOf(await signIn(target, staff.userName, staff.password)),
    };
    for (const { path, mostBytes, mostScripts, goalBytes } of budgets) {
      const [, stored] = Object.entries(roots).find(([area]) => path.startsWith(area)) ?? [];
      const scripts = await coldScripts(browser, server.url + path, stored);
      const most = `at most ${mostBytes} in ${mostScripts}, goal ${goalBytes}`;
      console.info(`${path}: ${bytesOf(scripts)} bytes in ${scripts.length} scripts; ${most}`);
      for (const script of scripts.sort(heavier)) console.info(`  ${row(script)}`);
    }
    if (args.includes('--lcp')) {
      const verdict = await bestOf(3, `${server.url}/login`);
      console.info(`/login: LCP ${verdict?.lcpMs ?? '?'} ms; at most 1500`);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const heavier = (one: Script, other: Script) => other.bytes - one.bytes;

const row = ({ name, bytes }: Script) => `${String(bytes).padStart(7)} ${name}`;
