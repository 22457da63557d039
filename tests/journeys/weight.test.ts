import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeProfiles, sharedChromium } from '#tests/support/browser/chromium.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { grace, install, type RunningServer, startServer } from '#tests/support/installation.ts';
import { investor, type Person, signIn } from '#tests/support/people.ts';
import { measureTransfer, publicBudgetOf } from './transfer.ts';
import { type Budget, budgets, bytesOf, coldScripts } from './weightBudgets.ts';

const rootOf = ({ token, user }: Person) => JSON.stringify({ token, tradeUser: user });

describe('a cold visit', () => {
  let browser: Browser;
  let server: RunningServer;
  let roots: Record<string, string>;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await sharedChromium();
    server = await startServer({ ...(await install(quickestEngine)).variables, ...grace });
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = grace;
    roots = {
      '/user': rootOf(await investor(server)),
      '/admin': rootOf(await signIn(server, ADMIN_USERNAME, ADMIN_PASSWORD)),
    };
  });
  afterAll(async () => {
    await closeProfiles(browser);
    await server?.child.terminate();
  });

  const scriptsOf = ({ path }: Pick<Budget, 'path'>) => {
    const [, root] = Object.entries(roots).find(([area]) => path.startsWith(area)) ?? [];
    return coldScripts(browser, server.url + path, root);
  };

  const title = 'to $path fetches at most $mostBytes bytes of JavaScript in $mostScripts scripts';
  test.each(budgets)(title, async (budget) => {
    const scripts = await scriptsOf(budget);
    const { path, mostBytes, mostScripts, goalBytes } = budget;
    const bytes = bytesOf(scripts);
    console.info(`${path}: ${bytes} bytes in ${scripts.length} scripts; goal ${goalBytes}.`);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });

  test.each(['/', '/risk', '/themes/stock-market', '/proof'])(
    'to %s stays within the limits of a public page and contacts no other host',
    async (path) => {
      const transfer = await measureTransfer(browser, server.url + path);
      const publicBudget = publicBudgetOf(path);
      expect(transfer.requests).toBeGreaterThan(1);
      expect(transfer.requests).toBeLessThanOrEqual(publicBudget.requests);
      expect(transfer.bytes).toBeLessThanOrEqual(publicBudget.bytes);
      expect(transfer.fontBytes).toBeLessThanOrEqual(publicBudget.fontBytes);
      expect(transfer.scriptBytes).toBeLessThanOrEqual(publicBudget.scriptBytes);
      expect(transfer.foreign).toEqual([]);
    },
  );

  test.each([
    ['/', false],
    ['/about', false],
    ['/login', false],
    ['/register', false],
    ['/user/overview', false],
    ['/user/deposit', false],
    ['/user/transaction', false],
    ['/admin/adminTrans', true],
  ])('to %s loads react-admin: %s', async (path, expected) => {
    const scripts = await scriptsOf({ path });
    const found = scripts.filter(({ reactAdmin }) => reactAdmin).map(({ name }) => name);
    expect(found.length > 0, found.join(', ')).toBe(expected);
  });
});
