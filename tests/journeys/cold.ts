import type { Browser } from 'playwright-core';

/** A route with what a cold visit to it may weigh: JavaScript as transferred, in bytes. */
export interface Budget {
  path: string;
  mostBytes: number;
  goalBytes: number;
}

/** The budgets of issue 3: what must hold, and what it aims for. */
export const budgets: readonly Budget[] = [
  { path: '/login', mostBytes: 160_000, goalBytes: 120_000 },
  { path: '/user/overview', mostBytes: 200_000, goalBytes: 160_000 },
];

/** One script of a visit, as transferred. */
export interface Script {
  name: string;
  bytes: number;
}

/** Visits a page with an empty cache and lists each script that came, until nothing more does. */
export async function coldScripts(
  browser: Browser,
  address: string,
  root?: string,
): Promise<Script[]> {
  const context = await browser.newContext();
  const scripts: Promise<Script>[] = [];
  try {
    if (root) await context.addInitScript((stored) => localStorage.setItem('root', stored), root);
    const page = await context.newPage();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (!/\.m?js$/.test(pathname)) return;
      const sized = request.sizes().then(({ responseBodySize: bytes }) => {
        return { name: pathname.split('/').at(-1) ?? pathname, bytes };
      });
      scripts.push(sized);
    });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return await Promise.all(scripts);
  } finally {
    await context.close();
  }
}

/** What scripts weigh together. */
export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
