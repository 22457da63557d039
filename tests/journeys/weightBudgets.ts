import type { Browser, Request } from 'playwright-core';

/** Limits for the JavaScript of a first visit, in transferred bytes. */
export interface Budget {
  path: string;
  mostBytes: number;
  mostScripts: number;
  goalBytes: number;
}

/** Limits and goals, from decision 18. */
export const budgets: readonly Budget[] = [
  { path: '/login', mostBytes: 158_000, mostScripts: 10, goalBytes: 120_000 },
  // 1,000 bytes more than before for the steps of a newcomer and the figures of the months.
  { path: '/user/overview', mostBytes: 188_000, mostScripts: 16, goalBytes: 160_000 },
  // 1,500 bytes more than before for the checks of the row under the cursor.
  { path: '/admin/adminTrans', mostBytes: 287_500, mostScripts: 20, goalBytes: 260_000 },
];

/** `bytes` as transferred; `reactAdmin` if it has any part of react-admin. */
export interface Script {
  name: string;
  bytes: number;
  reactAdmin: boolean;
}

// Translation keys of react-admin: every visible part of it has some.
const reactAdminKeys = /\bra\.(action|boolean|message|notification|page|sort)\./;

/** Visits a page with an empty cache and lists its scripts once the network is idle. */
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
    const onFinished = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (!/\.m?js$/.test(pathname)) return;
      scripts.push(measured(request));
    };
    page.on('requestfinished', onFinished);
    // The stream of events stays open, so the network would never be idle.
    await page.route('**/backend/events', (route) => route.fulfill({ status: 204 }));
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // A later one could not be read any longer once the page is closed.
    page.off('requestfinished', onFinished);
    return await Promise.all(scripts);
  } finally {
    await context.close();
  }
}

async function measured(request: Request): Promise<Script> {
  const { responseBodySize: bytes } = await request.sizes();
  const text = (await (await request.response())?.text()) ?? '';
  const { pathname } = new URL(request.url());
  const name = pathname.split('/').at(-1) ?? pathname;
  return { name, bytes, reactAdmin: reactAdminKeys.test(text) };
}

export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
