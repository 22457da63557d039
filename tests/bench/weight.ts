import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rootKey } from '#src/shared/session/storedSession.ts';
import { budgets, bytesOf, coldScripts, type Script } from '#tests/journeys/weightBudgets.ts';
import { findChromium, launchChromium } from '#tests/support/browser/chromium.ts';
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
 * `--paint` also asks Lighthouse for the paint of sign-in and overview on a slow phone.
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
    if (args.includes('--paint')) {
      const newProfile = () =>
        signedIn(mkdtempSync(join(dataDir, 'profile-')), server.url, roots['/user']);
      await measurePaint(`${server.url}/login`, { lcpMs: 1200 });
      await measurePaint(`${server.url}/user/overview`, { lcpMs: 2000, newProfile });
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Signs a new browser profile in on a page without scripts, so that the app itself stays uncached. */
async function signedIn(profile: string, url: string, root: string): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [rootKey, root] as const);
  await context.close();
  return profile;
}

interface Goal {
  lcpMs: number;
  newProfile?: () => Promise<string>;
}

async function measurePaint(url: string, goal: Goal): Promise<void> {
  const verdict = await bestOf(3, url, goal.newProfile);
  const { scores = [], lcpMs = '?', tbtMs = '?', cls = '?' } = verdict ?? {};
  console.info(
    `${new URL(url).pathname}: performance ${scores[0] ?? '?'}, LCP ${lcpMs} ms (at most ` +
      `${goal.lcpMs}), blocking time ${tbtMs} ms, CLS ${cls}`,
  );
}

const heavier = (one: Script, other: Script) => other.bytes - one.bytes;

const row = ({ name, bytes }: Script) => `${String(bytes).padStart(7)} ${name}`;
