import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ensureBuilt } from '#tests/support/built.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { investor } from '#tests/support/people.ts';
import { install, type RunningServer, startServer } from '../server/process/installation.ts';
import { type Budget, budgets, bytesOf, coldScripts } from './cold.ts';

describe('a cold visit', () => {
  let browser: Browser;
  let server: RunningServer;
  let root: string;

  beforeAll(async () => {
    await ensureBuilt();
    browser = await launchChromium();
    server = await startServer((await install('PGlite')).variables);
    const { token, user } = await investor(server);
    root = JSON.stringify({ token, tradeUser: user });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.child.terminate();
  });

  const scriptsOf = ({ path }: Budget) =>
    coldScripts(browser, server.url + path, path.startsWith('/user') ? root : undefined);

  test.each(budgets)('to $path fetches at most $mostBytes bytes of JavaScript', async (budget) => {
    const scripts = await scriptsOf(budget);
    const { path, mostBytes, goalBytes } = budget;
    const bytes = bytesOf(scripts);
    console.info(`${path}: ${bytes} bytes in ${scripts.length} scripts; goal ${goalBytes}.`);
    expect(scripts.length).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
});
